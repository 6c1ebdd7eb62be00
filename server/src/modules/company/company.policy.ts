import type { CompanyConfigurationChange } from '@portal/shared/contract';
import type { CallPolicy } from '../../plugins/authorise';
import { refusal } from '../../refusals';

/**
 * The specification (§ 6) leaves open who changes the company's information and shows the buttons to everyone, so
 * everybody who is signed in may, relationship managers included: they are kept from contacts and doctors only. The
 * configuration is the super admin's by the contract.
 */
export const companyPolicy = { read: {}, change: {} } as const satisfies Record<string, CallPolicy>;

/** @throws PortalError 'forbidden' for product preferences of a company that shall have none of its own (§ 3). */
export function checkPreferences(
  change: CompanyConfigurationChange,
  { allowPreferences }: { allowPreferences: boolean },
): void {
  const hasPreferences = Object.keys(change).some((key) => key !== 'dentalNotation');
  if (hasPreferences && !allowPreferences) throw refusal('forbidden', { why: 'noPreferences' });
}
