import { api } from '@portal/shared/api';
import type { Appearance } from '@portal/shared/contract';
import { publishSession, session } from '@portal/shared/session';

/**
 * Changes the signed-in person's look (SH-13): at once in the page, then in the server, so that it is the same at every desk.
 * If the server does not take it, the look of before returns; the one error handler says why.
 */
export async function saveAppearance(appearance: Appearance | null): Promise<void> {
  const before = session.get().user?.appearance ?? null;
  show(appearance);
  try {
    await api.call('POST /api/auth/user/update', { body: { appearance } });
  } catch {
    // A later choice stands.
    if (session.get().user?.appearance === appearance) show(before);
  }
}

function show(appearance: Appearance | null): void {
  const view = session.get();
  if (view.user) publishSession({ ...view, user: { ...view.user, appearance } });
}
