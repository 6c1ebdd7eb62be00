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
  /** What was chosen last. */
  chosen: Contact[OwnChoice];
  /** What the server has, as far as it has answered. */
  kept: Contact[OwnChoice];
}

const NONE: Changes = { made: 0, unanswered: 0, chosen: null, kept: null };
const noChanges = () => ({
  appearance: { ...NONE },
  locale: { ...NONE },
  notices: { ...NONE },
  shortcuts: { ...NONE },
});
const NAMES = Object.keys(noChanges()) as OwnChoice[];

/** Whose changes these are: nobody else's are shown, sent or taken back with them. */
let person: string | undefined;
let changes: Record<OwnChoice, Changes> = noChanges();
/** Changes are sent one after another, so that the last one wins on the server too. */
let sent: Promise<void> = Promise.resolve();

function ownChanges(): Record<OwnChoice, Changes> {
  const { user } = session.get();
  if (user && user.uuid !== person) {
    person = user.uuid;
    changes = noChanges();
    sent = Promise.resolve();
    remember();
  }
  return changes;
}

/** Keeps what has no answer yet for the page after a reload. */
function remember(): void {
  const waiting = NAMES.filter((name) => changes[name].unanswered > 0);
  rememberWaiting(person ?? '', Object.fromEntries(waiting.map((name) => [name, changes[name].chosen])));
}

/**
 * For a read of the person that begins now: a function for its answer, which may be older than what was chosen meanwhile. What was being
 * changed while it was read stays as it is shown.
 */
export function keepChosenMeanwhile(): (read: Contact) => Contact {
  const now = ownChanges();
  const before = new Map(NAMES.map((name) => [name, { ...now[name] }]));
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
  return ownChanges()[name].unanswered > 0;
}

/**
 * Shows another choice of the signed-in person at once and saves it on the server, for every desk where they sign in (SH-12, SH-13);
 * null stands for the default. If the server refuses it, what the server has returns and the shell's error handler shows why.
 * @param options `quiet` for what the person did not ask for: nothing is shown when it is refused
 */
export function saveOwnChoice<C extends OwnChoice>(
  name: C,
  choice: Contact[C],
  { quiet = false } = {},
): Promise<void> {
  const { user } = session.get();
  const change = ownChanges()[name];
  if (change.unanswered === 0) change.kept = user?.[name] ?? null;
  change.made += 1;
  change.unanswered += 1;
  change.chosen = choice;
  remember();
  showOwnChoice({ [name]: choice });
  return (sent = sent.then(() => send({ name, choice, quiet, uuid: user?.uuid }, change)));
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

interface Sent<C extends OwnChoice> {
  readonly name: C;
  readonly choice: Contact[C];
  readonly quiet: boolean;
  /** Whose choice it is. */
  readonly uuid: string | undefined;
}

async function send<C extends OwnChoice>(
  { name, choice, quiet, uuid }: Sent<C>,
  change: Changes,
): Promise<void> {
  const isSignedIn = () => session.get().user?.uuid === uuid;
  try {
    // It would be sent as the next person's own.
    if (!isSignedIn()) return;
    await api.call('POST /api/auth/user/update', { body: { [name]: choice } }, { quiet });
    change.kept = choice;
    if (isSignedIn()) shareWithTabs({ [name]: choice });
  } catch {
    // A page that is reloaded breaks off its calls, and is gone before this goes on: what waits stays remembered.
    await new Promise((resolve) => setTimeout(resolve));
    // A later choice is on its way, and stays.
    const isLast = change.unanswered === 1;
    if (isLast && isSignedIn()) showOwnChoice({ [name]: change.kept });
  } finally {
    change.unanswered -= 1;
    if (change === changes[name]) remember();
  }
}
