import {
  Company,
  CompanyChange,
  CompanyConfiguration,
  CompanyConfigurationChange,
} from '../resources/company';
import { Contact, ContactMeChange, FlagsChange } from '../resources/contact';
import type { CallTable } from './call';

export const companyCalls = {
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
  'GET /company/me': { summary: 'One’s company', access: 'signedIn', reply: Company },
  'PUT /company': {
    summary: 'Change the company’s support details or date format',
    access: 'signedIn',
    body: CompanyChange,
    reply: Company,
  },
  'GET /company/configuration': {
    summary: 'The company’s configuration',
    access: 'signedIn',
    reply: CompanyConfiguration,
  },
  'PATCH /company/configuration': {
    summary: 'Change dental notation or product preferences',
    access: 'superAdmin',
    body: CompanyConfigurationChange,
    reply: CompanyConfiguration,
  },
} as const satisfies CallTable;
