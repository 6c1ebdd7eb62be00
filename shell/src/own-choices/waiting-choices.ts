import { session } from '@portal/shared/session';
import type { OwnChoice, SharedChoice } from './shown-choices';

const KEY = 'portal.ownChoices.waiting';

/** What the page before a reload had no answer for. */
let leftOver = sessionStorage.getItem(KEY);

/** Remembers over a reload of the tab, which breaks off what is on its way, which choices the server has not answered. */
export function rememberWaiting(names: readonly OwnChoice[]): void {
  const { user } = session.get();
  if (!user) return;
  const changed = Object.fromEntries(names.map((name) => [name, user[name]]));
  if (names.length > 0)
    sessionStorage.setItem(KEY, JSON.stringify({ uuid: user.uuid, changed } satisfies SharedChoice));
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
