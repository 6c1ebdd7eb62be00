import { PAGES } from '@portal/shared/contract';
import { matchPath, useLocation } from '@portal/shared/router';
import { Activity, useState, type ReactNode } from 'react';
import { CaseAheadContext, type CaseAddress } from '../components/case-list/case-ahead';
import { CaseDetailRoute } from './routes';

/**
 * The page of the case in the address, beside the other pages: while one of them is shown, that of a case which somebody is about to
 * open is drawn here, hidden. Its effects are off until it is opened: it reads nothing, and has neither title nor focus.
 */
export function CasePlace({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [ahead, drawAhead] = useState<CaseAddress | null>(null);
  const { params: open } = matchPath(PAGES.case, pathname) ?? {};
  // Once it is open it goes as any page when it is left.
  if (open && ahead) drawAhead(null);
  const { list, status = 'all', caseId = '', tab = 'overview' } = open ?? ahead ?? {};
  return (
    <CaseAheadContext value={drawAhead}>
      {children}
      {list && (
        <Activity key={`${list} ${caseId}`} mode={open ? 'visible' : 'hidden'}>
          <CaseDetailRoute list={list} status={status} caseId={caseId} tab={tab} />
        </Activity>
      )}
    </CaseAheadContext>
  );
}
