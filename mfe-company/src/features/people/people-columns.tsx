import type { Contact } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { useSession } from '@portal/shared/session';
import { Ltr, orDash, type DataColumn } from '@portal/shared/ui';
import { Tag, Typography } from 'antd';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { roleOf, type PersonRole } from '../../domain/person';
import { columnMessages, roleMessages } from './people.messages';
import { PersonActions, type AskedPerson } from './person-actions';

export const PEOPLE_SORTS = ['name', 'email', 'phone', 'createdAt'] as const;
export type PeopleSort = (typeof PEOPLE_SORTS)[number];
type Column = DataColumn<Contact, PeopleSort>;

const COLOURS: Readonly<Record<PersonRole, string>> = {
  superAdmin: 'gold',
  manager: 'cyan',
  admin: 'default',
};

/** The columns of the admin users (CO-04); the same ones until language, date format or the person change. */
export function usePeopleColumns(onAsk: (asked: AskedPerson) => void): [Column, ...Column[]] {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const ownUuid = useSession().user?.uuid;
  return useMemo(() => {
    const title = (key: keyof typeof columnMessages) => ({ key, title: formatMessage(columnMessages[key]) });
    return [
      {
        ...title('role'),
        render: (person) => {
          const role = roleOf(person);
          return (
            <Tag color={COLOURS[role]} variant="filled">
              {formatMessage(roleMessages[role])}
            </Tag>
          );
        },
      },
      {
        ...title('name'),
        sort: 'name',
        render: ({ name }) => <Typography.Text strong>{name}</Typography.Text>,
      },
      { ...title('email'), sort: 'email', render: ({ email }) => <Ltr>{email}</Ltr> },
      { ...title('phone'), sort: 'phone', render: ({ phone }) => orDash(phone && <Ltr>{phone}</Ltr>) },
      { ...title('createdAt'), sort: 'createdAt', render: ({ createdAt }) => date(createdAt) },
      // One's own account is one's own card's; nobody locks themselves out (CO-04).
      {
        ...title('actions'),
        isPinned: true,
        render: (person) =>
          person.uuid === ownUuid ? null : <PersonActions person={person} onAsk={onAsk} />,
      },
    ];
  }, [formatMessage, date, ownUuid, onAsk]);
}
