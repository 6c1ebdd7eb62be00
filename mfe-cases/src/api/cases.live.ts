import type { LiveOf } from '@portal/shared/mfe';
import { tagsOfChange, type casesApi } from './cases.api';

/** What the provider or a colleague does, as it shows on the pages of cases without a reload. */
export const casesLive: LiveOf<typeof casesApi> = {
  'case:updated': ({ uuid }) => tagsOfChange(uuid),
  'request:updated': ({ caseUuid }) => [{ type: 'Parts', id: caseUuid }],
  // A shipment is of many cases, and does not say of which.
  'shipment:updated': () => ['Parts', 'ShipTo'],
  'company:changed': ({ part }) => (part === 'addresses' || part === 'configuration' ? ['ShipTo'] : []),
  'assets:updated': ({ caseUuid }) => [
    { type: 'Assets', id: caseUuid },
    { type: 'Case', id: caseUuid },
  ],
};
