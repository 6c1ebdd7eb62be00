import {
  FOOTERS,
  LAYOUT_STYLES,
  PAGE_WIDTHS,
  TOOLBAR_PLACES,
  type LayoutOptions,
} from '@portal/shared/contract';
import { Radio } from 'antd';
import { useIntl } from 'react-intl';
import { Choice, Toggle } from '../../components/settings-controls';
import { LayoutSketch } from './layout-sketch';
import styles from './theme-settings.module.css';
import { themeMessages } from './theme-settings.messages';

interface LayoutChoicesProps {
  readonly value: LayoutOptions;
  readonly onChange: (layout: LayoutOptions) => void;
}

const STYLE_NAMES = { 1: themeMessages.style1, 2: themeMessages.style2, 3: themeMessages.style3 };

/** The three layouts and the options of the chosen one (SH-13, SH-14). */
export function LayoutChoices({ value, onChange }: LayoutChoicesProps) {
  const { formatMessage } = useIntl();
  const change = (changed: Partial<LayoutOptions>): void => onChange({ ...value, ...changed });
  const { style } = value;
  return (
    <>
      <Radio.Group
        className={styles.styles ?? ''}
        aria-label={formatMessage(themeMessages.layout)}
        value={style}
        onChange={(event) => change({ style: event.target.value as LayoutOptions['style'] })}
      >
        {LAYOUT_STYLES.map((choice) => (
          <Radio key={choice} value={choice}>
            <span className={styles.style}>
              <LayoutSketch style={choice} />
              {formatMessage(STYLE_NAMES[choice])}
            </span>
          </Radio>
        ))}
      </Radio.Group>
      <Choice
        label={formatMessage(themeMessages.width)}
        value={value.width}
        options={PAGE_WIDTHS}
        text={(width) => formatMessage(themeMessages[width])}
        onChange={(width) => change({ width })}
      />
      {style !== 1 && (
        <Choice
          label={formatMessage(themeMessages.toolbarPlace)}
          value={value.toolbar}
          options={TOOLBAR_PLACES}
          text={(place) => formatMessage(themeMessages[place])}
          onChange={(toolbar) => change({ toolbar })}
        />
      )}
      <Choice
        label={formatMessage(themeMessages.footer)}
        value={value.footer}
        options={FOOTERS}
        text={(footer) => formatMessage(themeMessages[footer])}
        onChange={(footer) => change({ footer })}
      />
      {style === 3 && (
        <>
          <Toggle
            label={formatMessage(themeMessages.leftPanel)}
            isOn={value.leftPanel}
            onChange={(leftPanel) => change({ leftPanel })}
          />
          <Toggle
            label={formatMessage(themeMessages.rightPanel)}
            isOn={value.rightPanel}
            onChange={(rightPanel) => change({ rightPanel })}
          />
        </>
      )}
    </>
  );
}
