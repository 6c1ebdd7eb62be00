import type { SharedChoice } from './shown-choices';

const KEY = 'portal.ownChoices.waiting';

/** What the page before a reload had no answer for. */
let leftOver = sessionStorage.getItem(KEY);

/** Remembers, over a reload of the tab, choices that the server has not answered: a reload breaks off what is on its way. */
export function rememberWaiting(uuid: string, changed: SharedChoice['changed']): void {
  if (Object.keys(changed).length > 0)
    sessionStorage.setItem(KEY, JSON.stringify({ uuid, changed } satisfies SharedChoice));
  else sessionStorage.removeItem(KEY);
}

/** The choices of this person that the page before a reload had no answer for: the first time alone. */
export function takeLeftOver(uuid: string): SharedChoice['changed'] {
  const text = leftOver;
  leftOver = null;
  if (text === null) return {};
  sessionStorage.removeItem(KEY);
  const left = JSON.parse(text) as SharedChoice;
  return left.uuid === uuid ? left.changed : {};
}
