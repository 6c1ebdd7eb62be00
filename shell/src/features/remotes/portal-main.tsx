import { NotFoundState } from '@portal/shared/ui';
import { Link, useLocation } from '@portal/shared/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { remotesMessages } from './remotes.messages';
import styles from './remotes.module.css';

/** The main landmark. After each navigation it is scrolled to its top and focused. */
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
      // A tab or link inside the page that caused the navigation keeps the focus.
      if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, main]);
}

let lastPop: PopStateEvent | null = null;
// single-spa dispatches a marked `popstate` after every navigation; only unmarked ones are Back and Forward.
window.addEventListener('popstate', (event) => {
  lastPop = 'singleSpa' in event ? null : event;
});

/** Whether the last navigation was Back or Forward, after which the browser restores the scroll position itself. */
function wasHistoryTravel(): boolean {
  const was = lastPop !== null;
  lastPop = null;
  return was;
}
