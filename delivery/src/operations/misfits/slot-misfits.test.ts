import type { RemoteRelease, SlotVersions } from '../../releases';
import { slotMisfits } from './slot-misfits';

interface Parts {
  readonly hosts?: SlotVersions['hosts'];
  readonly fills?: SlotVersions['fills'];
  readonly ids?: readonly string[];
}

/** A release with slots of its own, and with parts for a tab of a case. */
function release(domain: string, parts: Parts = {}): RemoteRelease {
  const { ids = [], ...slots } = parts;
  return {
    schema: 1,
    kind: 'remote',
    domain,
    version: '1.0.0',
    entry: '',
    container: '',
    preload: [],
    contract: '^1.0.0',
    shared: [],
    files: {},
    revision: null,
    builtAt: '',
    ...(Object.keys(slots).length > 0 && { slots: { hosts: {}, fills: {}, ...slots } }),
    manifest: { id: domain, paths: [], slots: ids.map((id) => ({ slot: 'case.tab', id })) },
  };
}

const cases = release('cases', { hosts: { 'case.tab': 1 } });
const fills = (version: number) => release('shipments', { fills: { 'case.tab': version } });

test.each([
  ['of a live page', [cases, fills(1)], []],
  [
    'that no page has',
    [release('cases', { hosts: { 'case.side': 1 } }), fills(1)],
    ['shipments 1.0.0 fills the slot case.tab in version 1, which no page that is live has'],
  ],
  [
    'of a page of the time before slots were compared',
    [release('cases'), fills(1)],
    ['shipments 1.0.0 fills the slot case.tab in version 1, which no page that is live has'],
  ],
  [
    'of a page that has it in another version',
    [cases, fills(2)],
    ['shipments 1.0.0 fills the slot case.tab in version 2, cases 1.0.0 has it in version 1'],
  ],
  ['that nobody fills', [cases], []],
  [
    'named like a property of every object',
    [cases, release('chat', { fills: { toString: 1 } })],
    ['chat 1.0.0 fills the slot toString in version 1, which no page that is live has'],
  ],
])('[PL-05] a slot %s', (_name, releases, expected) => {
  expect(slotMisfits(releases)).toEqual(expected);
});

test('two parts of one name in a slot, of two domains or of one', () => {
  const parts = (domain: string, ...ids: string[]) => release(domain, { ids });
  expect(slotMisfits([parts('shipments', 'files'), parts('chat', 'files')])).toEqual([
    'shipments and chat both fill the slot case.tab by files',
  ]);
  expect(slotMisfits([parts('shipments', 'files', 'requests', 'files')])).toEqual([
    'shipments and shipments both fill the slot case.tab by files',
  ]);
});

test('a manifest with parts of another kind has none', () => {
  const broken = release('cases');
  const manifest = { id: 'cases', paths: [], slots: ['x', { slot: 1 }] };
  expect(slotMisfits([{ ...broken, manifest }])).toEqual([]);
});
