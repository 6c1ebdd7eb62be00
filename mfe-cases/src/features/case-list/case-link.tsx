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
  return (subject: Case) => ({
    to: casePath(list, segment, subject.uuid, firstTab(subject.status)),
    options: { state: { from: pathname + search } },
  });
}

/** Opens a case, for a click on its whole row. */
export function useOpenCase(place: ListPlace): (subject: Case) => void {
  const targetOf = useCaseTarget(place);
  const navigate = useNavigate();
  return (subject) => {
    const { to, options } = targetOf(subject);
    void navigate(to, options);
  };
}

/** The identifier of a case as the link that opens it. */
export function CaseLink({ subject }: { subject: Case }) {
  const { to, options } = useCaseTarget(use(ListPlaceContext))(subject);
  return (
    <Link to={to} state={options.state}>
      <Ltr>{subject.identifier}</Ltr>
    </Link>
  );
}
