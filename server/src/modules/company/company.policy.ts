import type { CompanyConfigurationChange } from '@portal/shared/contract';
import type { CallPolicy } from '../../plugins/authorise';
import { refusal } from '../../refusals';

/**
 * The specification (§ 6) leaves open who changes the company's information and shows the buttons to everyone, so
 * everybody who is signed in may, relationship managers included: they are kept from contacts and doctors only. The
 * configuration is the super admin's by the contract.
 */
export const companyPolicy = {
  /** What a session begins with, also that of who has to set up a second factor. */
  readOwn: { beforeSecondFactor: 'allowed' },
} as const satisfies Record<string, CallPolicy>;

/** What the company decides whoever decides about its products. */
const OTHER_SETTINGS: ReadonlySet<string> = new Set([
  'dentalNotation',
  'needsTwoApprovers',
  'isSecondFactorRequired',
  'version',
]);

/** @throws PortalError 'forbidden' for product preferences of a company that shall have none of its own (§ 3). */
export function checkPreferences(
  change: CompanyConfigurationChange,
  { allowPreferences }: { allowPreferences: boolean },
): void {
  const hasPreferences = Object.keys(change).some((key) => !OTHER_SETTINGS.has(key));
  if (hasPreferences && !allowPreferences) throw refusal('forbidden', { why: 'noPreferences' });
}
