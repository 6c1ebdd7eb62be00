import { EmptyState, Loaded, SectionCard } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useCaseHistoryQuery } from '../../api/cases.api';
import { useCaseAssets } from '../../api/use-case-assets';
import type { CaseTabProps } from '../../components/case-tab';
import { groupHistory } from '../../components/history/history-groups';
import { HistoryTimeline } from '../../components/history/history-timeline';
import { historyMessages } from '../../components/history/history.messages';

/** What happened to a case, newest first (CA-15). */
export function HistoryTab({ caseRecord, list }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const ref = { list, id: caseRecord.uuid };
  const query = useCaseHistoryQuery(ref);
  const { data: assets } = useCaseAssets(ref);
  return (
    <Loaded query={query}>
      {(all) => {
        const groups = groupHistory(all);
        return groups.length === 0 ? (
          <EmptyState text={formatMessage(historyMessages.none)} />
        ) : (
          <SectionCard title={formatMessage(historyMessages.label)}>
            <HistoryTimeline groups={groups} assets={assets} />
          </SectionCard>
        );
      }}
    </Loaded>
  );
}
