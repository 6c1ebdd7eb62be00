import type { Case, CaseStatus } from '@portal/shared/contract';
import { caseStatusMessages, visuallyHidden } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { caseProgress } from '../../domain/case-progress';
import { detailMessages, phaseMessages, phaseStateMessages } from './case-detail.messages';
import styles from './case-progress-bar.module.css';

/** Statuses that are named like the phase that a case of them is in. */
const TOLD_BY_PHASE: readonly CaseStatus[] = ['NEW', 'IN_QC', 'IN_MFG'];

/** How far the case has come (CA-09, CA-10); the phase it is in adds its status, where that says more. */
export function CaseProgressBar({ caseRecord }: { caseRecord: Pick<Case, 'status' | 'withTs'> }) {
  'use memo';
  const { formatMessage } = useIntl();
  const { phases, hasEnded } = caseProgress(caseRecord.status, caseRecord.withTs);
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
