import type { PortalError } from '@portal/shared/errors';
import { refusal } from '../../../refusals';

/** For pictures whose structure cannot be followed to its end: cut off, or no picture at all. */
export function unreadable(): PortalError {
  return refusal('damagedFile');
}
