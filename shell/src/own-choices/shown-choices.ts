import type { Contact } from '@portal/shared/contract';
import { publishSession, session } from '@portal/shared/session';
import { useEffect } from 'react';

export type OwnChoice = 'appearance' | 'notices';
type Changed = Partial<Pick<Contact, OwnChoice>>;

interface SharedChoice {
  readonly uuid: string;
  readonly changed: Changed;
}

const CHANNEL = 'portal.ownChoices';

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

/** Follows the choices that the person makes in other tabs: who turns notifications off in one wants none from the others. */
export function useChoicesOfOtherTabs(): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data: { uuid, changed } }: MessageEvent<SharedChoice>) => {
      if (uuid === session.get().user?.uuid) showOwnChoice(changed);
    };
    return () => channel.close();
  }, []);
}
