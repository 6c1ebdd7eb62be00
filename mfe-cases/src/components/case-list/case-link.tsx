import type { Case } from '@portal/shared/contract';
import { Link, useLocation, useNavigate } from '@portal/shared/router';
import { Ltr } from '@portal/shared/ui';
import { createContext, use, type MouseEvent } from 'react';
import { casePath, firstTab, type CaseListName, type StatusSegment } from '../../domain/case-paths';

export interface ListPlace {
  readonly list: CaseListName;
  readonly segment: StatusSegment;
}

/** The list from which a case is opened. The case's address begins with the list's side and status. */
export const ListPlaceContext = createContext<ListPlace>({ list: 'admin', segment: 'all' });

/** Address and history state with which a case opens. `from` leads back to this list with its page, sorting and filter. */
function useCaseTarget({ list, segment }: ListPlace) {
  const { pathname, search } = useLocation();
  return (caseRecord: Case) => ({
    to: casePath(list, segment, caseRecord.uuid, firstTab(caseRecord.status)),
    options: { state: { from: pathname + search } },
  });
}

/** Opens a case when its row is clicked. */
export function useOpenCase(place: ListPlace): (caseRecord: Case) => void {
  const targetOf = useCaseTarget(place);
  const navigate = useNavigate();
  return (caseRecord) => {
    const { to, options } = targetOf(caseRecord);
    void navigate(to, options);
  };
}

/**
 * Lets go of the focus with the press, so that the shell gives it to the page that opens. A link that goes with its list while it has
 * the focus leaves it nowhere, and makes the browser style the whole page once more.
 */
function letGo({ currentTarget, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent<HTMLElement>): void {
  if (!ctrlKey && !metaKey && !shiftKey && !altKey) currentTarget.blur();
}

export function CaseLink({ caseRecord }: { caseRecord: Case }) {
  const { to, options } = useCaseTarget(use(ListPlaceContext))(caseRecord);
  return (
    <Link to={to} state={options.state} onClick={letGo}>
      <Ltr>{caseRecord.identifier}</Ltr>
    </Link>
  );
}
