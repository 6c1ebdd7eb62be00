import { api } from '@portal/shared/api';
import { publishSession, session, useSession } from '@portal/shared/session';
import { takenBack, toggled } from './pinned';

/** Changes are sent one after another, so that the last one wins on the server too. */
let sent: Promise<void> = Promise.resolve();

/** The pinned paths of the person; a change shows at once and is then saved on the server (SH-12). */
export function useShortcuts(): { pinned: readonly string[]; toggle: (path: string) => void } {
  const pinned = useSession().user?.shortcuts ?? [];
  function toggle(path: string): void {
    const before = pinnedNow();
    show(toggled(before, path));
    sent = sent.then(() => save(path, before));
  }
  return { pinned, toggle };
}

async function save(path: string, before: readonly string[]): Promise<void> {
  try {
    await api.call('POST /api/auth/user/update', { body: { shortcuts: [...pinnedNow()] } });
  } catch {
    // The error handler shows the reason.
    show(takenBack(pinnedNow(), path, before));
  }
}

function pinnedNow(): readonly string[] {
  return session.get().user?.shortcuts ?? [];
}

function show(shortcuts: readonly string[]): void {
  const view = session.get();
  if (view.user) publishSession({ ...view, user: { ...view.user, shortcuts: [...shortcuts] } });
}
