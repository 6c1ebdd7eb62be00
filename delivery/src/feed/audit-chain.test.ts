import { without } from '../json';
import { fakeEntry } from '../testing/fake-feeds';
import { brokenLinks, chainEntries } from './audit-chain';

const drafts = [1, 2, 3].map((revision) => without(fakeEntry(revision), 'previous', 'hash'));
const chain = chainEntries('', drafts);
const changed = (index: number, fields: object) =>
  chain.map((entry, own) => (own === index ? { ...entry, ...fields } : entry));

test('a chain goes on where it ended, and is sound', () => {
  const [first] = chain;
  expect(chainEntries(first?.hash ?? '', drafts.slice(1))).toEqual(chain.slice(1));
  expect(brokenLinks(chain)).toEqual([]);
  expect(brokenLinks([])).toEqual([]);
});

test.each([
  ['who it was', { who: 'bob' }],
  ['why', { why: 'another' }],
  ['the share', { percent: 1 }],
  ['what was overridden', { overridden: ['x'] }],
])('tells when %s was changed afterwards', (_what, fields) => {
  expect(brokenLinks(changed(1, fields))).toEqual(['revision 2 (activate cases): its entry was changed']);
});

test('tells when an entry was taken out, also the first, or made anew', () => {
  const gap = 'does not follow the entry before it';
  expect(brokenLinks([...chain.slice(0, 1), ...chain.slice(2)])).toEqual([
    `revision 3 (activate cases): ${gap}`,
  ]);
  expect(brokenLinks(chain.slice(1))).toEqual([`revision 2 (activate cases): ${gap}`]);
  const [forged] = chainEntries(chain[0]?.hash ?? '', [
    { ...without(fakeEntry(2), 'previous', 'hash'), who: 'bob' },
  ]);
  expect(brokenLinks(changed(1, forged ?? {}))).toEqual([`revision 3 (activate cases): ${gap}`]);
});
