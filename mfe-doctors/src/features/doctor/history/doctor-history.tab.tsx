import type { Doctor, DoctorHistoryEntry } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { EmptyState, Loaded, SectionCard } from '@portal/shared/ui';
import { Flex, Timeline, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useDoctorHistoryQuery } from '../../../api/doctor.api';
import { tabMessages } from '../doctor.messages';
import { actionMessages, messages } from './history.messages';
import { useChangeText } from './use-change-text';

/** The tab 'history': who changed what about a doctor, newest first. */
export function DoctorHistoryTab({ doctor: { uuid } }: { doctor: Doctor }) {
  const { formatMessage } = useIntl();
  const query = useDoctorHistoryQuery(uuid);
  return (
    <Loaded query={query}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState text={formatMessage(messages.none)} />
        ) : (
          <SectionCard title={formatMessage(tabMessages.history)}>
            <Timeline
              items={entries.map((entry) => ({
                key: entry.uuid,
                color: entry.action === 'blocked' || entry.action === 'restricted' ? 'red' : 'gray',
                content: <Entry entry={entry} />,
              }))}
            />
          </SectionCard>
        )
      }
    </Loaded>
  );
}

function Entry({ entry: { action, actorName, changes, createdAt } }: { entry: DoctorHistoryEntry }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const textOf = useChangeText();
  // What a newer server writes has no name here yet.
  const known = Object.hasOwn(actionMessages, action) ? action : 'changed';
  return (
    <Flex vertical gap={2}>
      <Typography.Text strong>{formatMessage(actionMessages[known])}</Typography.Text>
      <Flex wrap gap="0 12px">
        <Typography.Text type="secondary">{dateTime(createdAt)}</Typography.Text>
        <Typography.Text type="secondary">
          <bdi>{actorName ?? formatMessage(messages.doctor)}</bdi>
        </Typography.Text>
      </Flex>
      {changes.map((change) => (
        <span key={change.field} style={{ overflowWrap: 'anywhere' }}>
          {textOf(change)}
        </span>
      ))}
    </Flex>
  );
}
