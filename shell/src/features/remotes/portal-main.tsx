import { NotFoundState } from '@portal/shared/ui';
import { Link, useLocation } from '@portal/shared/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { remotesMessages } from './remotes.messages';
import styles from './remotes.module.css';

/** The page's main landmark; each navigation begins at its top, for the eye and for the keyboard. */
export function PortalMain({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <main id="main" ref={main} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}

export function NotFoundPage() {
  const { formatMessage } = useIntl();
  return (
    <NotFoundState>
      <Link to="/">{formatMessage(remotesMessages.toStart)}</Link>
    </NotFoundState>
  );
}

function useFocusOnNavigation(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return undefined;
    lastPath.current = pathname;
    if (!wasHistoryTravel()) window.scrollTo(0, 0);
    const frame = requestAnimationFrame(() => {
      // Tabs and the like keep the focus they have: the person is still at the same place.
      if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, main]);
}

let lastPop: PopStateEvent | null = null;
// single-spa makes such events of every navigation and marks them; only the browser's own are back and forward.
window.addEventListener('popstate', (event) => {
  lastPop = 'singleSpa' in event ? null : event;
});

/** Whether the last navigation was back or forward, when the browser restores the place in the page itself. */
function wasHistoryTravel(): boolean {
  const was = lastPop !== null;
  lastPop = null;
  return was;
}
