import { chooseRole, type RoleFacts } from '@portal/shared/contract';
import type { SearchSource } from '@portal/shared/mfe/manifest';
import { renderHook } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { buildManifest } from '../../testing/build-feed';
import { useSearchOfDomains } from './use-search-of-domains';

const title = { en: 'Records', tr: 'Kayıtlar', ar: 'السجلات' };
const source = (id: string, over: Partial<SearchSource>): SearchSource => ({
  ...{ id, title, call: 'GET /case', by: 'search', path: '/records/{uuid}', label: [], order: 10 },
  access: 'customer',
  ...over,
});
const manifests = [
  buildManifest('cases', {
    search: {
      sources: [
        source('own', {}),
        source('doctors’ cases', { access: 'doctorCases', isOpenToDso: true }),
        source('doctors', { onlyDso: true }),
        source('requests', { access: 'customerWithRequest' }),
      ],
    },
  }),
];

/** What the search asks for the people of a company. */
function asked(facts: RoleFacts): readonly string[] {
  const viewer = { role: chooseRole(facts), isDso: facts.isDso };
  const { result } = renderHook(() => useSearchOfDomains(manifests, viewer, () => undefined), {
    wrapper: ({ children }) => <IntlProvider locale="en">{children}</IntlProvider>,
  });
  return result.current.sources.map(({ id }) => id);
}

it.each<[string, RoleFacts, readonly string[]]>([
  [
    'a DSO',
    { isDso: true, areRequestsEnabled: true, returned: false },
    ['own', 'doctors’ cases', 'doctors', 'requests'],
  ],
  [
    'a DSO whose menu has no doctors’ cases',
    { isDso: true, areRequestsEnabled: false, returned: false },
    ['own', 'doctors’ cases', 'doctors', 'requests'],
  ],
  [
    'a company that submits doctors’ cases',
    { isDso: false, areRequestsEnabled: true, returned: true },
    ['own', 'doctors’ cases'],
  ],
  ['any other company', { isDso: false, areRequestsEnabled: true, returned: false }, ['own']],
])('[SH-11] the search of %s asks the lists that its people can open', (_, facts, expected) => {
  expect(asked(facts)).toEqual(expected);
});
