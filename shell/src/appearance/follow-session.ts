import { publishAppearance } from '@portal/shared/appearance';
import { DEFAULT_APPEARANCE, type Appearance, type Contact } from '@portal/shared/contract';
import { session } from '@portal/shared/session';
import { SCHEME_CLASS } from '@portal/shared/ui';

/** A stored user may be from an older portal, whose users had no appearance. */
type StoredUser = Partial<Contact>;

/**
 * Publishes the appearance of the signed-in person, and the default for a guest (SH-15). Starts with the person of the last visit,
 * or with the scheme that the page has of the gateway, so that neither splash nor login changes its colours when the session check is
 * over. Returns a function that stops it.
 */
export function followSession(lastUser: StoredUser | null): () => void {
  if (lastUser) publishAppearanceOf(lastUser);
  else publishAppearance(lookOfPage());
  return session.subscribe(() => publishAppearanceOf(session.get().user));
}

function lookOfPage(): Appearance {
  const isDark = document.documentElement.classList.contains(SCHEME_CLASS.dark);
  const schemes = { ...DEFAULT_APPEARANCE.schemes, main: 'dark' as const };
  return isDark ? { ...DEFAULT_APPEARANCE, schemes } : DEFAULT_APPEARANCE;
}

function publishAppearanceOf(user: StoredUser | null): void {
  publishAppearance(user?.appearance ?? DEFAULT_APPEARANCE);
}
