import { NotFoundState } from '@portal/shared/ui';
import { Link, useLocation, useNavigationType } from '@portal/shared/router';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { remotesMessages } from './remotes.messages';
import styles from './remotes.module.css';
import { watchCauses } from './watch-causes';

const takeCause = watchCauses();

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
  const location = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(location.pathname);
  // Who began the navigation that the focus has not followed yet.
  const pending = useRef<'person' | 'page' | null>(null);
  const begin = useEffectEvent((pathname: string) => {
    const cause = takeCause(type);
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // After Back and Forward the browser restores the scroll position.
    if (cause !== 'travel') window.scrollTo(0, 0);
    if (cause !== 'redirect') pending.current = 'person';
    pending.current ??= 'page';
  });
  useEffect(() => {
    begin(location.pathname);
    if (pending.current === null) return undefined;
    const frame = requestAnimationFrame(() => {
      const focused = document.activeElement;
      // A tab or link inside the page that caused the navigation keeps the focus. And a page that redirects by itself while it loads
      // must not take it from what the person has opened meanwhile.
      const isKept =
        main.current?.contains(focused) || (pending.current === 'page' && focused !== document.body);
      pending.current = null;
      if (!isKept) main.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [location, main]);
}
