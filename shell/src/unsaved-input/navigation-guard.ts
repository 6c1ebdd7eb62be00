import { hasUnsavedInput } from '@portal/shared/ui';
import { hearTravelFirst } from './travel';

interface Guarding {
  /** Goes on when the person says so. */
  readonly ask: (proceed: () => void) => void;
  readonly navigate: (path: string) => void;
}

/** Set while somebody is signed in. */
let guarding: Guarding | null = null;
/** The entry of the history that the page shows. */
let here = { pathname: '', index: 0 };
/** The next move is one that the person agreed to. */
let isAgreed = false;
/** The next travel is ours, back to where the page still is. */
let isReturning = false;

/** Asks before the person follows a link, or goes back or forward, to another page while this one holds unsaved input. */
export function guardNavigation(by: Guarding): () => void {
  guarding = by;
  return () => {
    guarding = null;
  };
}

/** Tells that the page now shows the address. */
export function arrived(): void {
  here = { pathname: window.location.pathname, index: indexNow() };
}

/** React Router numbers its entries, the same for the routers of shell and remotes; those of others have no number. */
function indexNow(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? Number.NaN;
}

/** Another query or hash is the same page, which keeps its forms. */
function wouldLose(pathname: string): boolean {
  return guarding !== null && pathname !== here.pathname && hasUnsavedInput();
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (isAgreed || !link || !opensHere(event, link) || !wouldLose(link.pathname)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  guarding?.ask(() => follow(link));
}

function follow(link: HTMLAnchorElement): void {
  // A menu that it was in may have closed over the question.
  if (!link.isConnected) return guarding?.navigate(link.pathname + link.search + link.hash);
  isAgreed = true;
  link.click();
  isAgreed = false;
}

/** Links to elsewhere are the browser's to ask about, new tabs and downloads lose nothing. */
function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isOfPortal = link.protocol.startsWith('http') && link.origin === window.location.origin;
  return isPlain && isOfPortal && link.target !== '_blank' && !link.hasAttribute('download');
}

function onTravel(event: PopStateEvent): void {
  // single-spa makes one of every navigation; when it comes, the page has moved.
  if ('singleSpa' in event) return;
  if (isReturning) {
    isReturning = false;
    return event.stopImmediatePropagation();
  }
  if (isAgreed) {
    isAgreed = false;
    return;
  }
  const steps = indexNow() - here.index;
  if (!steps || !wouldLose(window.location.pathname)) return;
  // The address has changed already: it goes back, unseen by routers and single-spa, until there is an answer.
  event.stopImmediatePropagation();
  isReturning = true;
  window.history.go(-steps);
  guarding?.ask(() => {
    isAgreed = true;
    window.history.go(steps);
  });
}

// What a page does by itself, as going on after a save or a press of Cancel, is not asked about: so nothing guards `pushState`.
hearTravelFirst(onTravel);
document.addEventListener('click', onClick, true);
