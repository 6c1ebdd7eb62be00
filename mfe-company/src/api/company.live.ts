import type { LiveOf } from '@portal/shared/mfe';
import type { companyApi } from './company.api';

/** The company, its people and addresses, when they were changed in another tab or by somebody else. */
export const companyLive: LiveOf<typeof companyApi> = {
  'company:updated': () => ['Company', 'Configuration', 'Addresses'],
  'company:changed': ({ part }) => (part === 'configuration' ? ['Configuration'] : ['Company', 'Addresses']),
  'user:updated': () => ['User', 'People'],
  'contact:changed': () => ['User', 'People'],
  // A parcel that is booked or sent goes to an address, or no longer does.
  'shipment:updated': () => ['Addresses'],
};
