import { NotFoundState } from '@portal/shared/ui';
import { Link, useLocation, useNavigationType, type NavigationType } from '@portal/shared/router';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
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
  const type = useNavigationType();
  const lastPath = useRef(pathname);
  // By a navigation of the person, until the focus has been moved.
  const isDue = useRef(false);
  const begin = useEffectEvent(() => {
    const cause = causeOf(type);
    // The browser restores the place itself.
    if (cause !== 'travel') window.scrollTo(0, 0);
    isDue.current ||= cause !== 'redirect';
  });
  useEffect(() => {
    if (lastPath.current === pathname) return undefined;
    lastPath.current = pathname;
    begin();
    const frame = requestAnimationFrame(() => {
      const focused = document.activeElement;
      // A tab or link inside the page that caused the navigation keeps the focus. And a page that redirects while it loads must not
      // take it from what the person has opened meanwhile.
      const isKept = main.current?.contains(focused) || (!isDue.current && focused !== document.body);
      isDue.current = false;
      if (!isKept) main.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, main]);
}

type Cause = 'push' | 'redirect' | 'travel';

let lastPop: PopStateEvent | null = null;
window.addEventListener('popstate', (event) => {
  lastPop = event;
});

/**
 * Why the address changed. To this router, what a remote's router does is a pop as well: single-spa dispatches a `popstate` after
 * each, marked with what caused it, and only unmarked ones are Back and Forward.
 */
function causeOf(type: NavigationType): Cause {
  if (type === 'PUSH') return 'push';
  if (type === 'REPLACE') return 'redirect';
  if (lastPop === null || !('singleSpaTrigger' in lastPop)) return 'travel';
  return lastPop.singleSpaTrigger === 'replaceState' ? 'redirect' : 'push';
}
