import type { Case } from '@portal/shared/contract';
import { Link, useLocation, useNavigate } from '@portal/shared/router';
import { Ltr } from '@portal/shared/ui';
import { createContext, use } from 'react';
import { casePath, firstTab, type CaseListName, type StatusSegment } from '../../domain/case-paths';

interface ListPlace {
  readonly list: CaseListName;
  readonly segment: StatusSegment;
}

/** The list that a case is opened from: its address goes on with the list's side and status. */
export const ListPlaceContext = createContext<ListPlace>({ list: 'admin', segment: 'all' });

/** Where a case of the list opens; `from` brings its reader back to this very list. */
function useCaseTarget({ list, segment }: ListPlace) {
  const { pathname, search } = useLocation();
  return (caseRecord: Case) => ({
    to: casePath(list, segment, caseRecord.uuid, firstTab(caseRecord.status)),
    options: { state: { from: pathname + search } },
  });
}

/** Opens a case, for a click on its whole row. */
export function useOpenCase(place: ListPlace): (caseRecord: Case) => void {
  const targetOf = useCaseTarget(place);
  const navigate = useNavigate();
  return (caseRecord) => {
    const { to, options } = targetOf(caseRecord);
    void navigate(to, options);
  };
}

/** The identifier of a case as the link that opens it. */
export function CaseLink({ caseRecord }: { caseRecord: Case }) {
  const { to, options } = useCaseTarget(use(ListPlaceContext))(caseRecord);
  return (
    <Link to={to} state={options.state}>
      <Ltr>{caseRecord.identifier}</Ltr>
    </Link>
  );
}
