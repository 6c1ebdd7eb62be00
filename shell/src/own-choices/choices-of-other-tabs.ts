import { session } from '@portal/shared/session';
import { useEffect } from 'react';
import { isBeingSaved } from './save-own-choice';
import { CHANNEL, showOwnChoice, type OwnChoice, type SharedChoice } from './shown-choices';

/**
 * Follows the choices that the person makes in other tabs: who turns notifications off in one wants none from the others. What is being
 * saved here stays: it is the later one on the server too, and a tab also hears of its own choices, when they are answered.
 */
export function useChoicesOfOtherTabs(): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data: { uuid, changed } }: MessageEvent<SharedChoice>) => {
      if (uuid !== session.get().user?.uuid) return;
      const settled = Object.entries(changed).filter(([name]) => !isBeingSaved(name as OwnChoice));
      showOwnChoice(Object.fromEntries(settled));
    };
    return () => channel.close();
  }, []);
}
