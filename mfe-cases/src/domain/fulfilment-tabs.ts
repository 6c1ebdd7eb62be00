import {
  findCaseTransition,
  hasAccess,
  isRequestable,
  whoseTurn,
  type Case,
  type CaseOwnStatistics,
  type Role,
  type Workflow,
} from '@portal/shared/contract';
import { FULFILMENT_TABS, type FulfilmentTab } from './case-paths';

interface Known {
  /** What the case has; undefined until that is known. */
  readonly counts: Pick<CaseOwnStatistics, FulfilmentTab> | undefined;
  readonly workflow: Workflow;
  readonly role: Role | null;
  /** The tab in the address, which stays until it is known that there is nothing in it. */
  readonly open: string;
}

/** The tabs that have something to show, or can have before the case is over (CA-15). */
export function fulfilmentTabs(
  caseRecord: Case,
  { counts, workflow, role, open }: Known,
): readonly FulfilmentTab[] {
  return FULFILMENT_TABS.filter(
    (name) => (counts ? counts[name] > 0 : name === open) || canCome(name, caseRecord, workflow, role),
  );
}

function canCome(name: FulfilmentTab, caseRecord: Case, workflow: Workflow, role: Role | null): boolean {
  const { status, hasRefinements, submittedAt } = caseRecord;
  switch (name) {
    case 'requests':
      return hasAccess(role, 'customerWithRequest') && isRequestable(status);
    case 'refinements': {
      const facts = { ...caseRecord, workflow };
      return hasRefinements || findCaseTransition('refine', status, facts, 'provider') !== undefined;
    }
    default:
      return submittedAt !== null && whoseTurn(status) !== null;
  }
}
