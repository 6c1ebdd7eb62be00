import { api } from '@portal/shared/api';
import type { Contact } from '@portal/shared/contract';
import { session } from '@portal/shared/session';
import { shareWithTabs, showOwnChoice, type OwnChoice } from './shown-choices';
import { rememberWaiting, takeLeftOver } from './waiting-choices';

interface Changes {
  /** How many there were in this tab. */
  made: number;
  /** How many of them the server has not answered yet. */
  unanswered: number;
  /** What the server has, as far as it has answered. */
  kept: Contact[OwnChoice];
}

const changes: Record<OwnChoice, Changes> = {
  appearance: { made: 0, unanswered: 0, kept: null },
  notices: { made: 0, unanswered: 0, kept: null },
  shortcuts: { made: 0, unanswered: 0, kept: [] },
};
const NAMES = Object.keys(changes) as OwnChoice[];

/**
 * For a read of the person that begins now: a function for its answer, which may be older than what was chosen meanwhile. What was being
 * changed while it was read stays as it is shown.
 */
export function keepChosenMeanwhile(): (read: Contact) => Contact {
  const before = new Map(NAMES.map((name) => [name, { ...changes[name] }]));
  return (read) => {
    const { user } = session.get();
    const changed = NAMES.filter((name) => {
      const at = before.get(name);
      return at && (at.unanswered > 0 || at.made < changes[name].made);
    });
    if (user?.uuid !== read.uuid) return read;
    return { ...read, ...Object.fromEntries(changed.map((name) => [name, user[name]])) };
  };
}

/** Whether the server has not answered a change of this choice yet. */
export function isBeingSaved(name: OwnChoice): boolean {
  return changes[name].unanswered > 0;
}

/** Changes are sent one after another, so that the last one wins on the server too. */
let sent: Promise<void> = Promise.resolve();

/**
 * Shows another choice of the signed-in person at once and saves it on the server, for every desk where they sign in (SH-12, SH-13);
 * null stands for the default. If the server refuses it, the choice before returns and the shell's error handler shows why.
 */
export function saveOwnChoice<C extends OwnChoice>(name: C, choice: Contact[C]): Promise<void> {
  const { user } = session.get();
  const change = changes[name];
  if (change.unanswered === 0) change.kept = user?.[name] ?? null;
  change.made += 1;
  change.unanswered += 1;
  showOwnChoice({ [name]: choice });
  rememberWaiting(NAMES.filter(isBeingSaved));
  return (sent = sent.then(() => send(name, choice, user?.uuid)));
}

/** Saves what the page before a reload had no answer for, once the person is known. */
export function saveLeftOver(): void {
  const { user } = session.get();
  if (!user) return;
  const left = takeLeftOver(user.uuid);
  for (const name of NAMES) {
    const choice = left[name];
    if (choice !== undefined) void saveOwnChoice(name, choice);
  }
}

async function send<C extends OwnChoice>(
  name: C,
  choice: Contact[C],
  uuid: string | undefined,
): Promise<void> {
  const change = changes[name];
  try {
    await api.call('POST /api/auth/user/update', { body: { [name]: choice } });
    change.kept = choice;
    shareWithTabs({ [name]: choice });
  } catch {
    // A later choice is on its way, and stays.
    const isLast = change.unanswered === 1;
    if (isLast && session.get().user?.uuid === uuid) showOwnChoice({ [name]: change.kept });
  } finally {
    change.unanswered -= 1;
    rememberWaiting(NAMES.filter(isBeingSaved));
  }
}
