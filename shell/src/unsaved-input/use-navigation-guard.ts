import { useLocation, useNavigate } from '@portal/shared/router';
import { hasUnsavedInput } from '@portal/shared/ui';
import { useEffect } from 'react';
import { interceptPopState } from './intercept-popstate';

interface Guard {
  /** Asks the person, and calls `proceed` if they agree to lose their input. */
  readonly ask: (proceed: () => void) => void;
  readonly navigate: (path: string) => void;
}

/** The guard of the component on the page; null while nobody is signed in. */
let guard: Guard | null = null;
/** The history entry that the page shows. */
let shown = { pathname: '', index: 0 };
/** The person agreed to the next move. */
let isAgreed = false;
/** The next `popstate` is the guard's own, back to the entry that the page still shows. */
let isReturning = false;

/**
 * Asks before a link, Back or Forward leaves a page with unsaved input, for as long as the component is mounted. Does not guard
 * `pushState`: a page that navigates by itself, after a save or a cancel, has already dealt with its input.
 */
export function useNavigationGuard(ask: Guard['ask']): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(rememberShownEntry, [location]);
  useEffect(() => {
    guard = { ask, navigate: (path) => void navigate(path) };
    return () => {
      guard = null;
    };
  }, [ask, navigate]);
}

function rememberShownEntry(): void {
  if (isReturning) return;
  shown = { pathname: window.location.pathname, index: currentIndex() };
}

/** The number that React Router gives its history entries, the same in shell and remotes; NaN for an entry of other code. */
function currentIndex(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? Number.NaN;
}

/** A change of only the query or the hash stays on the page, which keeps its forms. */
function wouldLoseInput(pathname: string): boolean {
  return guard !== null && pathname !== shown.pathname && hasUnsavedInput();
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (isAgreed || !link || !opensInThisTab(event, link) || !wouldLoseInput(link.pathname)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  guard?.ask(() => follow(link));
}

function follow(link: HTMLAnchorElement): void {
  // The question takes the focus, which may close the menu that held the link.
  if (!link.isConnected) return guard?.navigate(link.pathname + link.search + link.hash);
  isAgreed = true;
  link.click();
  isAgreed = false;
}

/** New tabs and downloads lose nothing, and for links to other sites the browser asks. */
function opensInThisTab(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isOfPortal = link.protocol.startsWith('http') && link.origin === window.location.origin;
  return isPlain && isOfPortal && link.target !== '_blank' && !link.hasAttribute('download');
}

function onPopState(event: PopStateEvent): void {
  // single-spa dispatches one after every navigation, when the page has already changed; the frame follows later.
  if ('singleSpa' in event) return rememberShownEntry();
  if (isReturning) {
    isReturning = false;
    rememberShownEntry();
    return event.stopImmediatePropagation();
  }
  if (isAgreed) {
    isAgreed = false;
    return;
  }
  const steps = currentIndex() - shown.index;
  if (!steps || !wouldLoseInput(window.location.pathname)) return;
  // The browser has already changed the address. It goes back, hidden from routers and single-spa, until the person answers.
  event.stopImmediatePropagation();
  isReturning = true;
  window.history.go(-steps);
  guard?.ask(() => {
    isAgreed = true;
    window.history.go(steps);
  });
}

interceptPopState(onPopState);
document.addEventListener('click', onClick, true);
