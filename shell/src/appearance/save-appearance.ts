import { api } from '@portal/shared/api';
import type { Appearance } from '@portal/shared/contract';
import { publishSession, session } from '@portal/shared/session';

/**
 * Shows another appearance of the signed-in person at once and saves it on the server (SH-13); null stands for the default. If the
 * server refuses it, the previous appearance returns and the shell's error handler shows why.
 */
export async function saveAppearance(appearance: Appearance | null): Promise<void> {
  const before = session.get().user?.appearance ?? null;
  show(appearance);
  try {
    await api.call('POST /api/auth/user/update', { body: { appearance } });
  } catch {
    // The person may have made another choice meanwhile, which stays.
    if (session.get().user?.appearance === appearance) show(before);
  }
}

function show(appearance: Appearance | null): void {
  const view = session.get();
  if (view.user) publishSession({ ...view, user: { ...view.user, appearance } });
}
