import type { CallName } from '@portal/shared/contract';
import { splitName } from '../plugins/route';

interface Tag {
  readonly name: string;
  readonly description: string;
  /** First parts of the addresses that are about it. */
  readonly parts: readonly string[];
}

/** What calls are about, in the order of the document; the words are those of docs/glossary.md. */
export const TAGS: readonly Tag[] = [
  {
    name: 'Sign-in',
    description: 'Signing in by password, second factor or stored token, and signing out.',
    parts: ['auth'],
  },
  {
    name: 'Contacts',
    description:
      'The people of a company who can sign in: their profiles, sessions, passwords and second factors.',
    parts: ['contact'],
  },
  {
    name: 'Company',
    description: 'The clinic or dental service organisation, its configuration and its laser marking.',
    parts: ['company', 'lmp'],
  },
  {
    name: 'Addresses',
    description: 'Addresses of a company and its doctors, with the countries and cities they are made of.',
    parts: ['address', 'addressType', 'country', 'city'],
  },
  {
    name: 'Cases',
    description:
      'Treatments of one patient with one product each, from the draft to the last parcel; with their refinements.',
    parts: ['case', 'refinement'],
  },
  {
    name: 'Patient data',
    description: 'What the portal has of one patient: handed out as a whole, and erased.',
    parts: ['erasure'],
  },
  {
    name: 'Plans',
    description: 'Proposed movements of the teeth, decisions about them, and the viewer in 3D.',
    parts: ['plan', 'treatPlan', 'viewer'],
  },
  {
    name: 'Records',
    description:
      'Files of cases in their slots, and pictures. The bytes of an announced record follow by tus to `upload.url`.',
    parts: ['caseAsset', 'assetType', 'file', 'phoneLink', 'batch'],
  },
  {
    name: 'Requests',
    description: 'Retainers and replacement aligners, asked for after the treatment was delivered.',
    parts: ['request', 'rejectReason'],
  },
  {
    name: 'Shipments',
    description: 'Parcels from the provider, their arrival, and their last mile to the doctors.',
    parts: ['shipment', 'courier'],
  },
  {
    name: 'Doctors',
    description: 'The dentists whom an organisation manages: invitations, addresses and statistics.',
    parts: ['doctor'],
  },
  {
    name: 'Chat',
    description: 'Where the socket of the chat is, and the files of its messages.',
    parts: ['chatConnect', 'chatFile', 'chatMessage'],
  },
  { name: 'Audit', description: 'Who did, read or was refused what.', parts: ['audit'] },
  {
    name: 'Provider',
    description:
      'What the provider’s people do about every company: quality check, plans, manufacturing, shipping, answers.',
    parts: ['provider'],
  },
];

/** @throws Error for an address whose first part has no tag yet */
export function tagOf(name: CallName): string {
  const [, path] = splitName(name);
  const first = path.split('/').find((part) => !['', 'api', 'dso'].includes(part)) ?? '';
  const tag = TAGS.find(({ parts }) => parts.includes(first));
  if (!tag) throw new Error(`${name} is about '${first}', which no tag of the API document names`);
  return tag.name;
}
