import type { Case } from '@portal/shared/contract';
import type { CaseListName, DetailTab, FulfilmentTab } from '../domain/case-paths';

/** Props of every tab on the page of a case. */
export interface CaseTabProps {
  readonly caseRecord: Case;
  readonly list: CaseListName;
  openTab(tab: DetailTab | FulfilmentTab): void;
}
