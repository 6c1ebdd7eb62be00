import type { CompanyPart } from '@portal/shared/contract';
import type { LiveOf } from '@portal/shared/mfe';
import type { companyApi } from './company.api';

type Tag = 'Company' | 'Configuration' | 'Addresses' | 'Lmp';

const TAGS_OF_PART: Record<CompanyPart, readonly Tag[]> = {
  details: ['Company'],
  // Which address parcels go to depends on the way of shipping.
  configuration: ['Configuration', 'Addresses'],
  addresses: ['Company', 'Addresses'],
  marking: ['Lmp'],
};

/** The company, its people and addresses, when they were changed in another tab or by somebody else. */
export const companyLive: LiveOf<typeof companyApi> = {
  'company:updated': () => ['Company', 'Configuration', 'Addresses'],
  'company:changed': ({ part }) => TAGS_OF_PART[part],
  'user:updated': () => ['User', 'People', 'SecondFactor'],
  'contact:changed': () => ['User', 'People', 'SecondFactor'],
  // A parcel that is booked or sent goes to an address, or no longer does.
  'shipment:updated': () => ['Addresses'],
};
