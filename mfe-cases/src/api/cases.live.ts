import type { LiveOf } from '@portal/shared/mfe';
import { tagsOfChange, type casesApi } from './cases.api';

/** Whether the shell told of the conversations before. The first time is the state in which the page begins, which it reads by itself. */
let isChatTold = false;

/** What somebody asks for leaves the case itself as it is, but the portal gives up the erasure that its page announces. */
const tagsOfAsked = (id: string) => [
  { type: 'Case' as const, id },
  { type: 'Parts' as const, id },
  { type: 'History' as const, id },
];

/** Which cached data each event makes stale, so that pages show changes by the provider and by colleagues without a reload. */
export const casesLive: LiveOf<typeof casesApi> = {
  'case:updated': ({ uuid }) => tagsOfChange(uuid),
  'request:updated': ({ caseUuid }) => tagsOfAsked(caseUuid),
  'refinement:updated': ({ caseUuid }) => tagsOfAsked(caseUuid),
  // Each case says its doctor's name, as the filter does, and may be changed or not by the doctor's status.
  'doctor:changed': () => ['Case', 'CaseList', 'Doctors'],
  // A shipment can hold many cases, and its event does not name them.
  'shipment:updated': () => ['Parts', 'ShipTo', 'History'],
  'company:changed': ({ part }) => (part === 'addresses' || part === 'configuration' ? ['ShipTo'] : []),
  // Names no case: the one on the page may be the one whose chat goes on.
  'chat:pendings': () => {
    const isNews = isChatTold;
    isChatTold = true;
    return isNews ? ['Counts'] : [];
  },
  'assets:updated': ({ caseUuid }) => [
    { type: 'Assets', id: caseUuid },
    { type: 'Case', id: caseUuid },
    // The number at the tab, and the entry of the history.
    { type: 'Counts', id: caseUuid },
    { type: 'History', id: caseUuid },
  ],
};
