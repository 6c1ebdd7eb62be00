import type { CaseStatus } from '@portal/shared/contract';
import { caseStatusMessages } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { Link } from '@portal/shared/router';
import { dashboardPath, type CaseListName, type StatusSegment } from '../../domain/case-paths';
import { dashboardMessages } from './dashboard.messages';
import styles from './status-cards.module.css';

interface StatusCardsProps {
  readonly list: CaseListName;
  readonly selected: StatusSegment;
  readonly counts: readonly { readonly status: CaseStatus; readonly count: number }[];
}

/** Number of waiting cases per status, each a link to them. */
export function StatusCards({ list, selected, counts }: StatusCardsProps) {
  const { formatMessage } = useIntl();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const cards = [
    { segment: 'all' as const, count: total, label: formatMessage(dashboardMessages.all) },
    ...counts.map(({ status, count }) => ({
      segment: status,
      count,
      label: formatMessage(caseStatusMessages[status]),
    })),
  ];
  return (
    <nav aria-label={formatMessage(dashboardMessages.counts)}>
      <ul className={styles.cards}>
        {cards.map(({ segment, count, label }) => (
          <li key={segment}>
            <Link
              to={dashboardPath(list, segment)}
              className={styles.card}
              {...(segment === selected && { 'aria-current': 'page' })}
            >
              <span className={styles.count}>{count}</span>
              <span className={styles.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
