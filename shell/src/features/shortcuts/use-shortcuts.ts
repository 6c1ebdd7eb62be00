import { session, useSession } from '@portal/shared/session';
import { saveOwnChoice } from '../../own-choices';

/** The pinned paths of the person, in the order in which they were pinned (SH-12). */
export function useShortcuts(): { pinned: readonly string[]; toggle: (path: string) => void } {
  const pinned = useSession().user?.shortcuts ?? [];
  return { pinned, toggle };
}

/** Pins a path at the end, or unpins it. */
function toggle(path: string): void {
  const pinned = session.get().user?.shortcuts ?? [];
  const others = pinned.filter((other) => other !== path);
  void saveOwnChoice('shortcuts', others.length < pinned.length ? others : [...pinned, path]);
}
