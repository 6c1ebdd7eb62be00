import { refusal } from '../refusals';

/**
 * A change that says what it was made of is of the record as it is; one that does not say is taken as it comes.
 * @throws PortalError 'conflict' when the record was changed since.
 */
export function checkVersion(
  row: { readonly version: number },
  change: { readonly version?: number | undefined },
): void {
  if (change.version !== undefined && change.version !== row.version) throw refusal('conflict');
}
