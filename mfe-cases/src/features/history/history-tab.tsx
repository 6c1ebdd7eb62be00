import type { CaseHistoryEntry, HistoryAction, HistorySubject } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { CaseStatusTag, EmptyState, Loaded, Ltr, SectionCard } from '@portal/shared/ui';
import { Flex, Timeline, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useCaseHistoryQuery } from '../../api/cases.api';
import type { CaseTabProps } from '../../components/case-tab';
import { actorMessages, historyActionMessages, historyMessages } from './history.messages';

/** Subjects whose entries are shown. A plan or an order changes together with its case, whose own entry says so. */
const OWN_ENTRIES: readonly HistorySubject[] = ['case', 'request'];
const REFUSALS: readonly HistoryAction[] = ['rejected', 'planRejected', 'orderRejected', 'requestRejected'];

/** What happened to a case, newest first (CA-15). */
export function HistoryTab({ caseRecord, list }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const query = useCaseHistoryQuery({ list, id: caseRecord.uuid });
  return (
    <Loaded query={query}>
      {(all) => {
        const entries = all.filter(({ subject: about }) => OWN_ENTRIES.includes(about));
        return entries.length === 0 ? (
          <EmptyState text={formatMessage(historyMessages.none)} />
        ) : (
          <SectionCard title={formatMessage(historyMessages.label)}>
            <Timeline
              items={entries.map((entry) => ({
                key: entry.uuid,
                color: REFUSALS.includes(entry.action) ? 'red' : 'gray',
                content: <Entry entry={entry} />,
              }))}
            />
          </SectionCard>
        );
      }}
    </Loaded>
  );
}

function Entry({ entry }: { entry: CaseHistoryEntry }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const { action, actor, actorName, createdAt, fromStatus, toStatus, note, subjectLabel } = entry;
  return (
    <Flex vertical gap={2}>
      <Flex wrap align="center" gap={8}>
        <Typography.Text strong>{formatMessage(historyActionMessages[action])}</Typography.Text>
        {subjectLabel && <Ltr>{subjectLabel}</Ltr>}
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
