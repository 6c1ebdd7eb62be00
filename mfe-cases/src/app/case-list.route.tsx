import { CaseListPage } from '../features/case-list/case-list.page';
import { NewCaseButton } from '../features/new-case/new-case-button';
import { WithSide } from './with-side';

/** `/cases/:list` */
export function CaseListRoute() {
  return (
    <WithSide>
      {(list) => <CaseListPage list={list} actions={list === 'admin' && <NewCaseButton />} />}
    </WithSide>
  );
}
