import type { Case } from '@portal/shared/contract';
import type { CaseListName, DetailTab } from './case-paths';

/** What a tab of the detail page gets. */
export interface CaseTabProps {
  readonly subject: Case;
  readonly list: CaseListName;
  openTab(tab: DetailTab): void;
}
