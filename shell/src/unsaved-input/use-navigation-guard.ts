import { useLocation, useNavigate } from '@portal/shared/router';
import { useEffect } from 'react';
import { arrived, guardNavigation } from './navigation-guard';

/** Guards unsaved input against moves inside the portal for as long as the component is there. */
export function useNavigationGuard(ask: (proceed: () => void) => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(arrived, [location]);
  useEffect(() => guardNavigation({ ask, navigate: (path) => void navigate(path) }), [ask, navigate]);
}
