import type { Contact } from '@portal/shared/contract';
import { ChangeAction } from '@portal/shared/ui';
import { Checkbox } from 'antd';
import { useIntl } from 'react-intl';
import { useSaveEmailNotificationsMutation } from '../../api/company.api';
import { useChanged } from '../../api/use-changed';
import { Refusable } from '../../components/refusable';
import { userMessages } from './profile.messages';

/** Whether the person gets mails; saved at once. Relationship managers always do (specification § 6). */
export function EmailNotifications({ user }: { user: Contact }) {
  const { formatMessage } = useIntl();
  const [save, { isLoading, originalArgs }] = useSaveEmailNotificationsMutation();
  const changed = useChanged();
  const isRm = user.role === 'RM';
  const isOn = isLoading ? originalArgs : user.flagsMap.emailSubscription;

  async function toggle(next: boolean): Promise<void> {
    const { data } = await save(next);
    if (data) await changed.user(data);
  }
  return (
    <Refusable reason={isRm ? formatMessage(userMessages.rmNotAllowed) : undefined}>
      <ChangeAction>
        <Checkbox
          checked={isOn ?? false}
          disabled={isRm || isLoading}
          onChange={({ target }) => void toggle(target.checked)}
        >
          {formatMessage(userMessages.emailNotifications)}
        </Checkbox>
      </ChangeAction>
    </Refusable>
  );
}
