import type { Contact } from '@portal/shared/contract';
import { Facts, Loaded, Ltr, SectionCard } from '@portal/shared/ui';
import { Avatar, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useUserQuery } from '../../api/company.api';
import { initialsOf } from '../../domain/initials';
import { EmailNotifications } from './email-notifications';
import { messages, userMessages } from './profile.messages';
import { UserDialog } from './user.dialog';

/** User Information (CO-03). */
export function UserCard() {
  const { formatMessage } = useIntl();
  const user = useUserQuery();
  return (
    <SectionCard
      title={formatMessage(userMessages.title)}
      extra={user.data && <UserDialog user={user.data} />}
    >
      <Loaded query={user}>{(loaded) => <UserInformation user={loaded} />}</Loaded>
    </SectionCard>
  );
}

function UserInformation({ user }: { user: Contact }) {
  const { formatMessage } = useIntl();
  const { name, email, phone, avatarUrl } = user;
  return (
    <Flex vertical gap={24}>
      <Flex wrap gap={24} align="flex-start">
        <Avatar size={80} src={avatarUrl ?? undefined} aria-hidden>
          {initialsOf(name)}
        </Avatar>
        <Facts
          facts={[
            { key: 'name', label: formatMessage(messages.name), value: name },
            { key: 'email', label: formatMessage(messages.email), value: <Ltr>{email}</Ltr> },
            { key: 'phone', label: formatMessage(messages.phone), value: phone && <Ltr>{phone}</Ltr> },
          ]}
        />
      </Flex>
      <EmailNotifications user={user} />
    </Flex>
  );
}
