import { api } from '@portal/shared/api';
import type { Contact } from '@portal/shared/contract';
import { session } from '@portal/shared/session';
import { shareWithTabs, showOwnChoice, type OwnChoice } from './shown-choices';

/** Of each choice: how many changes there were in this tab, and how many of them are not answered yet. */
const changes: Record<OwnChoice, { made: number; unanswered: number }> = {
  appearance: { made: 0, unanswered: 0 },
  notices: { made: 0, unanswered: 0 },
};

/**
 * For a read of the person that begins now: a function for its answer, which may be older than what was chosen meanwhile. What was being
 * changed while it was read stays as it is shown.
 */
export function keepChosenMeanwhile(): (read: Contact) => Contact {
  const names = Object.keys(changes) as OwnChoice[];
  const before = new Map(names.map((name) => [name, { ...changes[name] }]));
  return (read) => {
    const { user } = session.get();
    const changed = names.filter((name) => {
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
 * Shows another choice of the signed-in person at once and saves it on the server, for every desk where they sign in (SH-13); null
 * stands for the default. If the server refuses it, the choice before returns and the shell's error handler shows why.
 */
export function saveOwnChoice<C extends OwnChoice>(name: C, choice: Contact[C]): Promise<void> {
  const before = session.get().user?.[name] ?? null;
  changes[name].made += 1;
  changes[name].unanswered += 1;
  showOwnChoice({ [name]: choice });
  return (sent = sent.then(() => send(name, choice, before)));
}

async function send<C extends OwnChoice>(
  name: C,
  choice: Contact[C],
  before: Contact[C] | null,
): Promise<void> {
  try {
    await api.call('POST /api/auth/user/update', { body: { [name]: choice } });
    shareWithTabs({ [name]: choice });
  } catch {
    // The person may have chosen again meanwhile, which stays.
    if (session.get().user?.[name] === choice) showOwnChoice({ [name]: before });
  } finally {
    changes[name].unanswered -= 1;
  }
}
