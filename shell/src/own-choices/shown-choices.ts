import type { Contact } from '@portal/shared/contract';
import { publishSession, session } from '@portal/shared/session';

export type OwnChoice = 'appearance' | 'locale' | 'notices' | 'shortcuts';
type Changed = Partial<Pick<Contact, OwnChoice>>;

export interface SharedChoice {
  readonly uuid: string;
  readonly changed: Changed;
}

export const CHANNEL = 'portal.ownChoices';

/** Shows a choice in this tab. */
export function showOwnChoice(changed: Changed): void {
  const view = session.get();
  if (view.user) publishSession({ ...view, user: { ...view.user, ...changed } });
}

/** Lets the other tabs of this browser follow a choice that was saved. */
export function shareWithTabs(changed: Changed): void {
  const { user } = session.get();
  if (!user) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ uuid: user.uuid, changed } satisfies SharedChoice);
  channel.close();
}
