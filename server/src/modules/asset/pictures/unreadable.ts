import { PortalError } from '@portal/shared/errors';

/** For pictures whose structure cannot be followed to its end: cut off, or no picture at all. */
export function unreadable(): PortalError {
  return new PortalError('wrongFileType', 'The picture is damaged or incomplete');
}
