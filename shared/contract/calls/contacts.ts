import { Done, IdParams, ListOf } from '../resources/common';
import {
  Contact,
  ContactChange,
  ContactListQuery,
  ContactMeChange,
  OwnContact,
  ContactRemovalQuery,
  FlagsChange,
  ManagedRecords,
  NewContact,
} from '../resources/contact';
import { KeptListPreferences, ListPreferencesParams } from '../resources/list-preferences';
import type { CallTable } from './call';

const params = IdParams;

/** The people of a company who sign in (specification § 7, Contacts; AP-09). */
export const contactCalls = {
  'GET /contact/me': { summary: 'The signed-in person', access: 'signedIn', reply: OwnContact },
  'PUT /contact/me': {
    summary: 'Change one’s own profile',
    access: 'signedIn',
    body: ContactMeChange,
    reply: Contact,
  },
  'PUT /contact/me/flags': {
    summary: 'Set one’s own flags',
    access: 'signedIn',
    body: FlagsChange,
    reply: Contact,
  },
  'GET /contact/me/preferences/{list}': {
    summary: 'How one wants a list to look: columns, row height, saved views',
    access: 'signedIn',
    params: ListPreferencesParams,
    reply: KeptListPreferences,
  },
  'PUT /contact/me/preferences/{list}': {
    summary: 'Keep how one wants a list to look; a conflict when it was changed since it was read',
    access: 'signedIn',
    params: ListPreferencesParams,
    body: KeptListPreferences,
    reply: KeptListPreferences,
  },
  'GET /contact': {
    summary: 'People of the company',
    access: 'signedIn',
    query: ContactListQuery,
    reply: ListOf(Contact),
  },
  'POST /contact': {
    summary: 'Add a person, who gets a mail to set a password',
    access: 'superAdmin',
    body: NewContact,
    reply: Contact,
    status: 201,
  },
  'PUT /contact/{id}': {
    summary: 'Change a person',
    access: 'superAdmin',
    params,
    body: ContactChange,
    reply: Contact,
  },
  'GET /contact/{id}/managed': {
    summary: 'How many doctors and cases have a person as their relationship manager',
    access: 'superAdmin',
    params,
    reply: ManagedRecords,
  },
  'DELETE /contact/{id}': {
    summary: 'Remove a person; their sessions end, and what they managed goes to whom the call names',
    access: 'superAdmin',
    params,
    query: ContactRemovalQuery,
    reply: Done,
  },
} as const satisfies CallTable;
