import {
  DELIVERED_STATUSES,
  hasAccess,
  isRefinable,
  isRequestable,
  PHASE_OF_STATUS,
  type Case,
  type CaseOwnStatistics,
  type CasePhase,
  type CaseStatus,
  type Role,
} from '@portal/shared/contract';
import { FULFILMENT_TABS, type FulfilmentTab } from './case-paths';

interface Known {
  /** Counts of the case's records; undefined while they are loading. */
  readonly counts: Pick<CaseOwnStatistics, FulfilmentTab> | undefined;
  readonly role: Role | null;
  /** The tab in the address. Stays visible until the counts show that it is empty. */
  readonly open: string;
}

/** The tabs that have records, or can still get some before the case ends (CA-15). */
export function fulfilmentTabs(caseRecord: Case, { counts, role, open }: Known): readonly FulfilmentTab[] {
  return FULFILMENT_TABS.filter(
    (name) =>
      (counts ? counts[name] > 0 : name === open || isExpected(name, caseRecord.status)) ||
      canCome(name, caseRecord, role),
  );
}

/** Orders, batches and parcels come with manufacturing; before it there is nothing to see. */
const MADE: readonly (CasePhase | null)[] = ['manufacturing', 'shipping'];

/** Whether a case has some as a rule, so that its tab can stand there before they are counted, and moves no other one then. */
function isExpected(name: FulfilmentTab, status: CaseStatus): boolean {
  return DELIVERED.includes(status) && EXPECTED_OF_DELIVERED.includes(name);
}

const DELIVERED: readonly CaseStatus[] = DELIVERED_STATUSES;
const EXPECTED_OF_DELIVERED: readonly FulfilmentTab[] = ['orders', 'batches', 'shipments'];

/** Whether a case has plans, or can still get one. */
export function hasPlansTab(
  { withTs, status }: Case,
  { counts, open }: Pick<PlansKnown, 'counts' | 'open'>,
): boolean {
  return (!withTs && status !== 'NEW') || (counts ? counts.plans > 0 : open === 'plans');
}

interface PlansKnown {
  readonly counts: Pick<CaseOwnStatistics, 'plans'> | undefined;
  readonly open: string;
}

function canCome(name: FulfilmentTab, caseRecord: Case, role: Role | null): boolean {
  const { status, hasRefinements, submittedAt, erasedAt } = caseRecord;
  switch (name) {
    case 'requests':
      return erasedAt === null && hasAccess(role, 'customerWithRequest') && isRequestable(status);
    case 'refinements':
      return hasRefinements || (erasedAt === null && isRefinable(caseRecord));
    default:
      return submittedAt !== null && MADE.includes(PHASE_OF_STATUS[status]);
  }
}
