import { createBrowserHistory, Router } from '@portal/shared/router';
import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';

/** After this many milliseconds the frame follows also while the page is still busy. */
const LATEST = 300;

/**
 * The router of the frame around the page. A remote's page follows the address by a router of its own, and a person who presses a
 * link there looks at the page: the frame (navigation, layout, focus) follows once that has been drawn. What is pressed in the
 * frame itself is answered at once.
 */
export function FrameRouter({ children }: { children: ReactNode }) {
  const [{ history, navigator, isOwn }] = useState(createFrameHistory);
  const [{ action, location }, setState] = useState(() => stateOf(history));
  useLayoutEffect(() => {
    let heard = stateOf(history);
    // The last that was heard: more may have happened while the page was drawn, and the address itself is another page's for a moment
    // where Back is taken back.
    const follow = () => startTransition(() => setState(heard));
    return history.listen((update) => {
      heard = stateOf(update);
      // A hidden tab draws nothing.
      if (heard.action === 'POP' && !isOwn() && !document.hidden) whenDrawn(follow);
      else follow();
    });
  }, [history, isOwn]);
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}

/** A history that knows its own navigations: single-spa has the browser report them as if they had come from elsewhere. */
function createFrameHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  let isOwn = false;
  const asOwn =
    <A extends unknown[]>(navigate: (...args: A) => void) =>
    (...args: A): void => {
      isOwn = true;
      try {
        navigate(...args);
      } finally {
        isOwn = false;
      }
    };
  const navigator = {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: asOwn(history.push),
    replace: asOwn(history.replace),
  };
  return { history, navigator, isOwn: () => isOwn };
}

function stateOf({ action, location }: Pick<ReturnType<typeof createBrowserHistory>, 'action' | 'location'>) {
  return { action, location };
}

/** Does work when the browser has shown what the remote draws now, and has nothing else to do. */
function whenDrawn(work: () => void): void {
  requestAnimationFrame(() => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST });
    else setTimeout(work);
  });
}
