import { useAppearance } from '@portal/shared/appearance';
import type { Appearance } from '@portal/shared/contract';
import { Button, Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { saveAppearance } from '../../appearance';
import { LayoutChoices } from './layout-choices';
import { SchemeChoices } from './scheme-choices';
import { Choice, Part, Toggle } from './theme-controls';
import { themeMessages } from './theme-settings.messages';

/** What somebody can choose of the portal's look; each choice shows, and is kept, at once. */
export function ThemePanel({ isOverridden }: { isOverridden: boolean }) {
  const { formatMessage } = useIntl();
  const appearance = useAppearance();
  const change = (changed: Partial<Appearance>): void => void saveAppearance({ ...appearance, ...changed });
  return (
    <Flex vertical gap={24}>
      <Typography.Text type="secondary">{formatMessage(themeMessages.kept)}</Typography.Text>
      <Part title={formatMessage(themeMessages.layout)}>
        {isOverridden && (
          <Typography.Text type="secondary">{formatMessage(themeMessages.overridden)}</Typography.Text>
        )}
        <LayoutChoices value={appearance.layout} onChange={(layout) => change({ layout })} />
      </Part>
      <Part title={formatMessage(themeMessages.colours)}>
        <SchemeChoices value={appearance.schemes} onChange={(schemes) => change({ schemes })} />
      </Part>
      <Part title={formatMessage(themeMessages.comfort)}>
        <Choice
          label={formatMessage(themeMessages.direction)}
          value={appearance.direction}
          options={['auto', 'ltr', 'rtl']}
          text={(direction) => formatMessage(themeMessages[direction])}
          onChange={(direction) => change({ direction })}
        />
        <Toggle
          label={formatMessage(themeMessages.scrollbars)}
          isOn={appearance.customScrollbars}
          onChange={(customScrollbars) => change({ customScrollbars })}
        />
        <Toggle
          label={formatMessage(themeMessages.animations)}
          isOn={appearance.animations}
          onChange={(animations) => change({ animations })}
        />
      </Part>
      <Button onClick={() => void saveAppearance(null)}>{formatMessage(themeMessages.reset)}</Button>
    </Flex>
  );
}
