import { api } from '@portal/shared/api';
import type { Contact } from '@portal/shared/contract';
import { session } from '@portal/shared/session';
import { shareWithTabs, showOwnChoice, type OwnChoice } from './shown-choices';

/** Changes are sent one after another, so that the last one wins on the server too. */
let sent: Promise<void> = Promise.resolve();

/**
 * Shows another choice of the signed-in person at once and saves it on the server, for every desk where they sign in (SH-13); null
 * stands for the default. If the server refuses it, the choice before returns and the shell's error handler shows why.
 */
export function saveOwnChoice<C extends OwnChoice>(name: C, choice: Contact[C]): Promise<void> {
  const before = session.get().user?.[name] ?? null;
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
  }
}
