import { publishAppearance } from '@portal/shared/appearance';
import { DEFAULT_APPEARANCE, type Contact } from '@portal/shared/contract';
import { session } from '@portal/shared/session';

/** A stored user may be from an older portal, whose users had no appearance. */
type StoredUser = Partial<Contact>;

/**
 * Publishes the appearance of the signed-in person, and the default for a guest (SH-15). Starts with the person of the last visit,
 * so that the splash does not change its colours when the session check is over. Returns a function that stops it.
 */
export function followSession(lastUser: StoredUser | null): () => void {
  publishAppearanceOf(lastUser);
  return session.subscribe(() => publishAppearanceOf(session.get().user));
}

function publishAppearanceOf(user: StoredUser | null): void {
  publishAppearance(user?.appearance ?? DEFAULT_APPEARANCE);
}
