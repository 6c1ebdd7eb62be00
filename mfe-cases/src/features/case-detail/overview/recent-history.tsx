import { useIntl } from 'react-intl';
import { useCaseHistoryQuery } from '../../../api/cases.api';
import type { CaseTabProps } from '../../../components/case-tab';
import { groupHistory } from '../../../components/history/history-groups';
import { HistoryTimeline } from '../../../components/history/history-timeline';
import { FailedPart, hasFailed } from './failed-part';
import { overviewMessages } from './overview.messages';
import { PartCard } from './part-card';

const SHOWN = 5;

/** What happened to the case last, newest first. */
export function RecentHistory({ caseRecord, list, openTab }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const query = useCaseHistoryQuery({ list, id: caseRecord.uuid });
  const { currentData: entries = [] } = query;
  const groups = groupHistory(entries).slice(0, SHOWN);
  if (hasFailed(query)) return <FailedPart title={formatMessage(overviewMessages.recent)} query={query} />;
  if (groups.length === 0) return null;
  return (
    <PartCard
      title={formatMessage(overviewMessages.recent)}
      open={formatMessage(overviewMessages.openHistory)}
      onOpen={() => openTab('history')}
    >
      <HistoryTimeline groups={groups} />
    </PartCard>
  );
}
