import { useDirection } from '@portal/shared/appearance';
import { useLocale } from '@portal/shared/i18n';
import { Drawer, Flex, Radio, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { remotesOf, type Feed, type Override } from '../../federation';
import { PanelSection } from '../../components/panel-section';
import { useDiscardQuestion } from '../../unsaved-input';
import { isolate, sourcesMessages } from './sources.messages';
import { chooseSource, sourcesOf, type SourceOption } from './sources-of';

interface SourcePanelProps {
  /** Version of the released shell that this page has, or would have. */
  readonly shell: string;
  readonly signed: Feed;
  readonly chosen: Feed;
  readonly overrides: readonly Override[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChosen: () => void;
}

/** Shows which release or source each domain runs in this browser, and switches it. */
export function SourcePanel({
  shell,
  signed,
  chosen,
  overrides,
  isOpen,
  onClose,
  onChosen,
}: SourcePanelProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const confirmDiscard = useDiscardQuestion();
  const choose = (id: string, option: SourceOption) =>
    confirmDiscard(() => {
      chooseSource(id, option, signed);
      onChosen();
    });
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={formatMessage(sourcesMessages.title)}
      placement={useDirection() === 'rtl' ? 'left' : 'right'}
      size={440}
    >
      <Flex vertical gap={24}>
        <Typography.Text type="secondary">{formatMessage(sourcesMessages.hint)}</Typography.Text>
        <PanelSection title={formatMessage(sourcesMessages.shell)}>
          <OptionText option={shellOption(shell, overrides)} />
        </PanelSection>
        {sourcesOf(signed, chosen, overrides).map(({ id, options, current }) => (
          <PanelSection key={id} title={remotesOf(chosen)[id]?.manifest.title[locale] ?? id}>
            <Radio.Group
              vertical
              aria-label={id}
              value={current}
              options={options.map((option) => ({
                value: option.kind,
                label: <OptionText option={option} />,
              }))}
              onChange={({ target }) => {
                const option = options.find(({ kind }) => kind === target.value);
                if (option) choose(id, option);
              }}
            />
          </PanelSection>
        ))}
      </Flex>
    </Drawer>
  );
}

/** The shell comes with the page, so it is chosen by the address that is opened and not here. */
function shellOption(version: string, overrides: readonly Override[]): SourceOption {
  const override = overrides.find(({ id, isOff }) => id === 'shell' && !isOff);
  if (override) return { kind: 'source', url: override.url };
  return { kind: 'release', version, percent: 100 };
}

function OptionText({ option }: { option: SourceOption }) {
  const { formatMessage } = useIntl();
  if (option.kind === 'source') return formatMessage(sourcesMessages.source, { url: isolate(option.url) });
  if (option.kind === 'preview')
    return formatMessage(sourcesMessages.previewed, { version: isolate(option.version) });
  const values = { version: isolate(option.version), percent: option.percent };
  if (option.kind === 'newer') return formatMessage(sourcesMessages.newer, values);
  return formatMessage(sourcesMessages[option.kind], values);
}
