import { CaseListPage } from '../features/case-list/case-list.page';
import { WithSide } from './with-side';

/** `/cases/:list` */
export function CaseListRoute() {
  return <WithSide>{(list) => <CaseListPage list={list} />}</WithSide>;
}
