import type { CaseHistoryEntry, ServiceRequest } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { EmptyState, Loaded, SectionCard } from '@portal/shared/ui';
import { Flex, Timeline, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useRequestHistoryQuery } from '../../../api/requests.api';
import { isRequestHistoryAction } from '../../../domain/request-history';
import { Rejection } from '../rejection';
import {
  historyActorMessages,
  requestDetailMessages,
  requestHistoryMessages,
} from './request-detail.messages';

/** What happened to a request, newest first (SM-03). */
export function RequestTimeline({ request }: { request: ServiceRequest }) {
  const { formatMessage } = useIntl();
  const query = useRequestHistoryQuery(request.uuid);
  return (
    <Loaded query={query}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState text={formatMessage(requestDetailMessages.noHistory)} />
        ) : (
          <SectionCard title={formatMessage(requestDetailMessages.history)}>
            <Timeline
              items={entries.map((entry) => ({
                key: entry.uuid,
                color: entry.action === 'requestRejected' ? 'red' : 'gray',
                content: <Entry entry={entry} request={request} />,
              }))}
            />
          </SectionCard>
        )
      }
    </Loaded>
  );
}

interface EntryProps {
  readonly entry: CaseHistoryEntry;
  readonly request: ServiceRequest;
}

function Entry({ entry: { action, actor, actorName, createdAt, note }, request }: EntryProps) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  return (
    <Flex vertical gap={2}>
      <Typography.Text strong>
        {isRequestHistoryAction(action) ? formatMessage(requestHistoryMessages[action]) : action}
      </Typography.Text>
      <Flex wrap gap="0 12px">
        <Typography.Text type="secondary">{dateTime(createdAt)}</Typography.Text>
        <Typography.Text type="secondary">
          {actorName ?? formatMessage(historyActorMessages[actor])}
        </Typography.Text>
      </Flex>
      {action === 'requestRejected' ? (
        // The note says the reason in the provider's words.
        <Rejection request={request} />
      ) : (
        note && (
          <div>
            <bdi style={{ whiteSpace: 'pre-wrap' }}>{note}</bdi>
          </div>
        )
      )}
    </Flex>
  );
}
