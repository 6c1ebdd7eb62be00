import {
  ARRIVAL_HISTORY_ACTIONS,
  HISTORY_LABELS,
  type CaseHistoryEntry,
  type HistoryLabel,
  type HistorySubject,
} from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { CaseStatusTag, EmptyState, Loaded, Ltr, SectionCard } from '@portal/shared/ui';
import { Flex, Timeline, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useCaseHistoryQuery } from '../../api/cases.api';
import type { CaseTabProps } from '../../components/case-tab';
import { actorMessages, historyActionMessages, historyMessages } from './history.messages';

/** Subjects whose entries are shown. A plan or an order changes together with its case, whose own entry says so. */
const OWN_ENTRIES: readonly HistorySubject[] = ['case', 'request'];
const ARRIVALS: readonly HistoryLabel[] = ARRIVAL_HISTORY_ACTIONS;
const REFUSALS: readonly HistoryLabel[] = [
  'rejected',
  'planRejected',
  'orderRejected',
  'requestRejected',
  'refinementRefused',
  'shipmentMissing',
  'shipmentWrong',
];

/** What happened, by the newest label that this release knows. */
function labelOf({ label, action }: CaseHistoryEntry): HistoryLabel {
  return HISTORY_LABELS.find((known) => known === label) ?? action;
}

/** What somebody said of a parcel's arrival is told too: nothing else of the case says it. */
function isTold(entry: CaseHistoryEntry): boolean {
  return OWN_ENTRIES.includes(entry.subject) || ARRIVALS.includes(labelOf(entry));
}

/** What happened to a case, newest first (CA-15). */
export function HistoryTab({ caseRecord, list }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const query = useCaseHistoryQuery({ list, id: caseRecord.uuid });
  return (
    <Loaded query={query}>
      {(all) => {
        const entries = all.filter(isTold);
        return entries.length === 0 ? (
          <EmptyState text={formatMessage(historyMessages.none)} />
        ) : (
          <SectionCard title={formatMessage(historyMessages.label)}>
            <Timeline
              items={entries.map((entry) => ({
                key: entry.uuid,
                color: REFUSALS.includes(labelOf(entry)) ? 'red' : 'gray',
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
  const { actor, actorName, createdAt, fromStatus, toStatus, note, subjectLabel } = entry;
  return (
    <Flex vertical gap={2}>
      <Flex wrap align="center" gap={8}>
        <Typography.Text strong>{formatMessage(historyActionMessages[labelOf(entry)])}</Typography.Text>
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
