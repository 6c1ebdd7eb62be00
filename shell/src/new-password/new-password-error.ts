import { PortalError } from '@portal/shared/errors';
import type { IntlShape } from 'react-intl';
import { newPasswordMessages } from './new-password.messages';

/**
 * What the server says of a new password that it refuses: in English its own words, elsewhere that the rules beside the field
 * are not kept. Null when the error is about something else.
 */
export function newPasswordError(
  error: unknown,
  field: string,
  { locale, formatMessage }: IntlShape,
): string | null {
  const told = error instanceof PortalError ? error.errors?.[field] : undefined;
  if (told === undefined) return null;
  return locale === 'en' ? told : formatMessage(newPasswordMessages.weak);
}
