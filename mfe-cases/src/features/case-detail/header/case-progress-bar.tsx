import type { Case, CaseStatus } from '@portal/shared/contract';
import { caseStatusMessages, visuallyHidden } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useCaseHistoryQuery } from '../../../api/cases.api';
import type { CaseListName } from '../../../domain/case-paths';
import { caseProgress } from '../../../domain/case-progress';
import { detailMessages, phaseMessages, phaseStateMessages } from '../case-detail.messages';
import styles from './case-progress-bar.module.css';

/** Statuses with the same name as their phase: the bar does not repeat them. */
const TOLD_BY_PHASE: readonly CaseStatus[] = ['NEW', 'IN_QC', 'IN_MFG'];

/** Progress of a case by phases (CA-09, CA-10). The current phase also shows the status, unless both have the same name. */
export function CaseProgressBar({ caseRecord, list }: { caseRecord: Case; list: CaseListName }) {
  'use memo';
  const { formatMessage } = useIntl();
  const endedIn = useEndedIn(caseRecord, list);
  const { phases, hasEnded } = caseProgress(caseRecord.status, caseRecord.withTs, endedIn);
  if (hasEnded) return null;
  const now = phases.findLastIndex(({ state }) => state !== 'waiting');
  return (
    <ol className={styles.bar} aria-label={formatMessage(detailMessages.progress)}>
      {phases.map(({ name, state }, index) => (
        <li key={name} className={styles[state]} {...(index === now && { 'aria-current': 'step' })}>
          <span className={styles.name}>{formatMessage(phaseMessages[name])}</span>
          <span style={visuallyHidden}>{formatMessage(phaseStateMessages[state])}</span>
          {index === now && !TOLD_BY_PHASE.includes(caseRecord.status) && (
            <span className={styles.status}>{formatMessage(caseStatusMessages[caseRecord.status])}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The status in which a case was canceled or expired, as its history says. */
function useEndedIn({ uuid, status, withTs }: Case, list: CaseListName): CaseStatus | undefined {
  const skip = !caseProgress(status, withTs).hasEnded;
  const { currentData: entries } = useCaseHistoryQuery({ list, id: uuid }, { skip });
  return entries?.find(({ toStatus }) => toStatus === status)?.fromStatus ?? undefined;
}
