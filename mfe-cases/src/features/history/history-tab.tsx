import type { CaseHistoryEntry } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { CaseStatusTag, EmptyState, Loaded, SectionCard } from '@portal/shared/ui';
import { Flex, Timeline, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useCaseHistoryQuery } from '../../api/cases.api';
import type { CaseTabProps } from '../../domain/case-tab';
import { actorMessages, historyActionMessages, historyMessages } from './history.messages';

/** What happened to a case, newest first (CA-15). */
export function HistoryTab({ subject, list }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const query = useCaseHistoryQuery({ list, id: subject.uuid });
  return (
    <Loaded query={query}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState text={formatMessage(historyMessages.none)} />
        ) : (
          <SectionCard title={formatMessage(historyMessages.label)}>
            <Timeline
              items={entries.map((entry) => ({
                key: entry.uuid,
                color: entry.action === 'rejected' || entry.action === 'planRejected' ? 'red' : 'gray',
                content: <Entry entry={entry} />,
              }))}
            />
          </SectionCard>
        )
      }
    </Loaded>
  );
}

function Entry({ entry }: { entry: CaseHistoryEntry }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const { action, actor, actorName, createdAt, fromStatus, toStatus, note } = entry;
  return (
    <Flex vertical gap={2}>
      <Flex wrap align="center" gap={8}>
        <Typography.Text strong>{formatMessage(historyActionMessages[action])}</Typography.Text>
        {toStatus && toStatus !== fromStatus && <CaseStatusTag status={toStatus} />}
      </Flex>
      <Flex wrap gap="0 12px">
        <Typography.Text type="secondary">{dateTime(createdAt)}</Typography.Text>
        <Typography.Text type="secondary">{actorName ?? formatMessage(actorMessages[actor])}</Typography.Text>
      </Flex>
      {note && (
        <div>
          <bdi style={{ whiteSpace: 'pre-wrap' }}>{note}</bdi>
        </div>
      )}
    </Flex>
  );
}
