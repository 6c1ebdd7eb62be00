import { publishAppearance } from '@portal/shared/appearance';
import type { Contact } from '@portal/shared/contract';
import { session } from '@portal/shared/session';
import { appearanceOf } from './appearance-of';

/**
 * The page looks as its person wants, from the splash on; after the end of the session as a guest has it.
 * @param remembered who was signed in at the last visit
 */
export function followSession(remembered: Partial<Contact> | null): () => void {
  publishAppearance(appearanceOf(remembered));
  return session.subscribe(() => publishAppearance(appearanceOf(session.get().user)));
}
