import type { Case } from '@portal/shared/contract';
import type { CaseListName, DetailTab } from '../domain/case-paths';

/** What a tab of the page of a case gets. */
export interface CaseTabProps {
  readonly caseRecord: Case;
  readonly list: CaseListName;
  openTab(tab: DetailTab): void;
}
