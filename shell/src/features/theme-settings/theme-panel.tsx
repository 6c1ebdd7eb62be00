import { useAppearance } from '@portal/shared/appearance';
import type { Appearance } from '@portal/shared/contract';
import { Button, Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { saveOwnChoice } from '../../own-choices';
import { Choice, SettingsGroup, Toggle } from '../../components/settings-controls';
import { LayoutChoices } from './layout-choices';
import { SchemeChoices } from './scheme-choices';
import { themeMessages } from './theme-settings.messages';

/** The theme settings; each choice shows and is saved at once (SH-13). */
export function ThemePanel({ isOverridden }: { isOverridden: boolean }) {
  const { formatMessage } = useIntl();
  const appearance = useAppearance();
  const change = (changed: Partial<Appearance>): void =>
    void saveOwnChoice('appearance', { ...appearance, ...changed });
  return (
    <Flex vertical gap={24}>
      <Typography.Text type="secondary">{formatMessage(themeMessages.kept)}</Typography.Text>
      <SettingsGroup title={formatMessage(themeMessages.layout)}>
        {isOverridden && (
          <Typography.Text type="secondary">{formatMessage(themeMessages.overridden)}</Typography.Text>
        )}
        <LayoutChoices value={appearance.layout} onChange={(layout) => change({ layout })} />
      </SettingsGroup>
      <SettingsGroup title={formatMessage(themeMessages.colours)}>
        <SchemeChoices value={appearance.schemes} onChange={(schemes) => change({ schemes })} />
      </SettingsGroup>
      <SettingsGroup title={formatMessage(themeMessages.comfort)}>
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
      </SettingsGroup>
      <Button onClick={() => void saveOwnChoice('appearance', null)}>
        {formatMessage(themeMessages.reset)}
      </Button>
    </Flex>
  );
}
