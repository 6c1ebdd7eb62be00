import { PHONE_PATTERN } from '@portal/shared/contract';
import { fieldRefusal } from '../refusals';

const PHONE = new RegExp(PHONE_PATTERN);

/**
 * For phone numbers that the contract takes as any text, as releases of before the pattern do.
 * @throws PortalError 'validation' on `phone` for letters and other signs.
 */
export function checkPhone(phone: string): void {
  if (!PHONE.test(phone.trim())) throw fieldRefusal({ phone: 'phone' });
}
