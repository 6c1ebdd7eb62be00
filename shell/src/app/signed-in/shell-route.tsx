import { Navigate } from '@portal/shared/router';
import { useState } from 'react';
import { ResetPasswordPage } from '../../features/account';
import { QuickGuidePage } from '../../features/help';
import { NotFoundPage, RetiredPage } from '../../features/remotes';
import { takeRememberedPath } from '../../features/session';
import type { RouteMatch } from './match-route';

/** The shell's own pages, redirects and the not-found page. Remotes are shown by `RemoteOutlet`. */
export function ShellRoute({ place }: { place: RouteMatch }) {
  switch (place.kind) {
    case 'redirect':
      return <Navigate to={place.to} replace />;
    case 'guest':
      return <LeaveGuestPages />;
    case 'page':
      return place.page === 'quickGuide' ? <QuickGuidePage /> : <ResetPasswordPage />;
    case 'retired':
      return <RetiredPage title={place.title} hasStart={place.hasStart} />;
    case 'missing':
      return <NotFoundPage />;
    case 'remote':
      return null;
  }
}

/** Leads from a guest page to the remembered address after a login, or to the start page (SH-05). */
function LeaveGuestPages() {
  const [target] = useState(() => takeRememberedPath() ?? '/');
  return <Navigate to={target} replace />;
}
