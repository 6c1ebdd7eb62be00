import type { Contact, NoticeChoice } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Flex, Typography } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { SettingsGroup, Toggle } from '../../components/settings-controls';
import { saveOwnChoice } from '../../own-choices';
import { noticeChoiceOf } from './notice-choice';
import { notificationMessages } from './notifications.messages';
import { PermissionAlert } from './permission-alert';
import { QuietHoursFields } from './quiet-hours-fields';
import { areNamesShown, saveNamesShown } from './shown-names';
import { usePermission } from './use-permission';

/** What a person wants to be told of the chat, and how; each choice is saved at once. */
export function NotificationPanel() {
  const { user } = useSession();
  return user && <PanelOf user={user} />;
}

function PanelOf({ user }: { user: Contact }) {
  const { formatMessage } = useIntl();
  const choice = noticeChoiceOf(user);
  const isManager = user.role === 'RM';
  const change = (changed: Partial<NoticeChoice>): void =>
    void saveOwnChoice('notices', { ...choice, ...changed });
  return (
    <Flex vertical gap={24}>
      <Typography.Text type="secondary">{formatMessage(notificationMessages.kept)}</Typography.Text>
      <BrowserGroup user={user} choice={choice} change={change} />
      <SettingsGroup title={formatMessage(notificationMessages.byMail)}>
        <Toggle
          label={formatMessage(notificationMessages.digest)}
          hint={formatMessage(notificationMessages[isManager ? 'digestOfManager' : 'digestHint'])}
          isOn={choice.mailDigest}
          isDisabled={isManager}
          onChange={(mailDigest) => change({ mailDigest })}
        />
      </SettingsGroup>
    </Flex>
  );
}

interface BrowserGroupProps {
  readonly user: Contact;
  readonly choice: NoticeChoice;
  readonly change: (changed: Partial<NoticeChoice>) => void;
}

function BrowserGroup({ user, choice, change }: BrowserGroupProps) {
  const { formatMessage } = useIntl();
  const { permission, ask } = usePermission();
  const isOff = !choice.browser;
  function switchTo(browser: boolean): void {
    change({ browser });
    if (browser && permission === 'default') void ask();
  }
  return (
    <SettingsGroup title={formatMessage(notificationMessages.byBrowser)}>
      <Toggle
        label={formatMessage(notificationMessages.browser)}
        hint={formatMessage(notificationMessages.browserHint)}
        isOn={choice.browser}
        onChange={switchTo}
      />
      {choice.browser && <PermissionAlert permission={permission} onAllow={() => void ask()} />}
      <Toggle
        label={formatMessage(notificationMessages.sound)}
        isOn={choice.sound}
        isDisabled={isOff}
        onChange={(sound) => change({ sound })}
      />
      <NamesToggle user={user} isDisabled={isOff} />
      <QuietHoursFields
        hours={choice.quietHours}
        isDisabled={isOff}
        onChange={(quietHours) => change({ quietHours })}
      />
    </SettingsGroup>
  );
}

function NamesToggle({ user, isDisabled }: { user: Contact; isDisabled: boolean }) {
  const { formatMessage } = useIntl();
  const [areShown, setShown] = useState(() => areNamesShown(user.uuid));
  return (
    <Toggle
      label={formatMessage(notificationMessages.names)}
      hint={formatMessage(notificationMessages.namesHint)}
      isOn={areShown}
      isDisabled={isDisabled}
      onChange={(next) => {
        saveNamesShown(user.uuid, next);
        setShown(next);
      }}
    />
  );
}
