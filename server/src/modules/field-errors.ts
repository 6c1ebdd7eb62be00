import { PortalError } from '@portal/shared/errors';

/**
 * The refusal of fields, as forms show it: one message for each field.
 * @param errors messages by the names of the fields; at least one
 */
export function fieldErrors(errors: Readonly<Record<string, string>>): PortalError {
  const extra = Object.entries(errors).map(([field, msg]) => ({ field, msg }));
  return new PortalError('validation', extra[0]?.msg ?? 'The input is not valid', { extra, errors });
}
