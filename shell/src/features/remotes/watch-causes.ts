import type { NavigationType } from '@portal/shared/router';

export type Cause = 'push' | 'redirect' | 'travel';

/** Listens for why the address changes, and answers a function that says why it has since that was asked last. */
export function watchCauses(): (type: NavigationType) => Cause {
  let happened: Cause = 'redirect';
  // single-spa dispatches a `popstate` after each navigation, marked with what caused it; only unmarked ones are Back and Forward.
  window.addEventListener('popstate', (event) => {
    const isRedirect = 'singleSpaTrigger' in event && event.singleSpaTrigger === 'replaceState';
    // A link that leads to a redirect is still a navigation by the person.
    if (!isRedirect) happened = 'singleSpa' in event ? 'push' : 'travel';
  });
  return (type) => {
    const cause = happened;
    happened = 'redirect';
    // The frame's router may hear of its own navigation before the `popstate` is dispatched.
    return type === 'PUSH' ? 'push' : cause;
  };
}
