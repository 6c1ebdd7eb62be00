import { api } from '@portal/shared/api';
import { publishSession, session, useSession } from '@portal/shared/session';

/** The pinned paths of the session user, and their change (SH-12): at once in the page, then in the server. */
export function useShortcuts(): { pinned: readonly string[]; toggle: (path: string) => void } {
  const pinned = useSession().user?.shortcuts ?? [];
  function toggle(path: string): void {
    void save(pinned.includes(path) ? pinned.filter((other) => other !== path) : [...pinned, path], pinned);
  }
  return { pinned, toggle };
}

async function save(shortcuts: readonly string[], before: readonly string[]): Promise<void> {
  show(shortcuts);
  try {
    await api.call('POST /api/auth/user/update', { body: { shortcuts: [...shortcuts] } });
  } catch {
    // The one error handler says why.
    show(before);
  }
}

function show(shortcuts: readonly string[]): void {
  const view = session.get();
  if (view.user) publishSession({ ...view, user: { ...view.user, shortcuts: [...shortcuts] } });
}
