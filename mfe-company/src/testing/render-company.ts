import { ADDRESS_TYPES, type Country, type List, type Locale } from '@portal/shared/contract';
import {
  buildCompany,
  buildConfiguration,
  buildContact,
  keepPreferences,
  renderRemote,
  serveCalls,
} from '@portal/shared/testing';
import userEvent from '@testing-library/user-event';
import * as remote from '../lifecycle';

/** One page that holds all rows. */
export function listOf<T>(data: readonly T[]): List<T> {
  return { data: [...data], total: data.length, pages: 1, page: 1 };
}

export const COUNTRIES: readonly Country[] = [
  { id: 10, code: 'AQ', name: 'Antarctica', isShippable: false },
  { id: 792, code: 'TR', name: 'Türkiye', isShippable: true },
  { id: 840, code: 'US', name: 'United States', isShippable: true },
];

/** The company domain at an address, with the records it reads and what a test adds; gone after the test. */
export async function renderCompany(
  served: Parameters<typeof serveCalls>[0] = {},
  path = '/profile',
  language: Locale = 'en',
) {
  const { seen } = serveCalls({
    ...keepPreferences().served,
    'GET /company/me': buildCompany(),
    'GET /company/configuration': buildConfiguration(),
    'GET /contact/me': buildContact(),
    'GET /contact': listOf([buildContact()]),
    'GET /address': listOf([]),
    'GET /addressType': ADDRESS_TYPES.map((type) => ({ ...type })),
    'GET /country': ({ query }) =>
      listOf(COUNTRIES.filter(({ isShippable }) => isShippable || !query.has('filter'))),
    'GET /city/{id}': [],
    ...served,
  });
  await renderRemote(remote, path, language);
  const sent = (call: (typeof seen)[number]['call']) => seen.filter((one) => one.call === call);
  return { seen, sent, user: userEvent.setup() };
}

/** The calls that were made since one of this name, which is a change. */
export function callsAfter(seen: readonly { readonly call: string }[], change: string): string[] {
  const calls = seen.map(({ call }) => call);
  return calls.slice(calls.indexOf(change) + 1);
}
