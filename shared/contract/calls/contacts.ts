import { Done, IdParams, ListOf } from '../resources/common';
import {
  Contact,
  ContactChange,
  ContactListQuery,
  ContactMeChange,
  FlagsChange,
  NewContact,
} from '../resources/contact';
import type { CallTable } from './call';

const params = IdParams;

/** The people of a company who sign in (specification § 7, Contacts; AP-09). */
export const contactCalls = {
  'GET /contact/me': { summary: 'The signed-in person', access: 'signedIn', reply: Contact },
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
  'DELETE /contact/{id}': {
    summary: 'Remove a person; their sessions end',
    access: 'superAdmin',
    params,
    reply: Done,
  },
} as const satisfies CallTable;
