import type { Alarm } from '../alarms';
import type { Status } from './status';
import { StatusWatch } from './watch-status';

const FINE: Status = { shell: 'ok', feed: 'ok', api: 'ok', releases: { cases: 'ok' } };
let status: Status;
let failing: Record<string, string>;
let raised: Alarm[];
let keptUp: number;
let watch: StatusWatch;

beforeEach(() => {
  status = FINE;
  failing = { cases: 'ok' };
  raised = [];
  keptUp = 0;
  watch = new StatusWatch({
    check: async () => status,
    failing: async () => failing,
    alarms: {
      raise: (alarm) => void raised.push(alarm),
      resolve: (name, subject) =>
        void (raised = raised.filter((one) => one.name !== name || one.subject !== subject)),
      keepUp: () => void (keptUp += 1),
    },
    log: { error: () => undefined },
  });
});

test.each<[string, Partial<Status>, Alarm]>([
  ['a stale feed', { feed: 'stale: x' }, { name: 'feedStale', subject: '', summary: 'stale: x' }],
  ['an API server that is away', { api: 'away' }, { name: 'apiDown', subject: '', summary: 'away' }],
  ['no shell', { shell: 'none' }, { name: 'noShell', subject: '', summary: 'none' }],
  [
    'a live release that is missing',
    { releases: { cases: 'missing' } },
    { name: 'releaseMissing', subject: 'cases', summary: 'missing' },
  ],
])('%s is an alarm at the second look, until it is over', async (_title, trouble, alarm) => {
  status = { ...FINE, ...trouble };
  await watch.look();
  expect(raised).toEqual([]);
  await watch.look();
  expect(raised).toEqual([alarm]);
  status = FINE;
  await watch.look();
  expect(raised).toEqual([]);
});

test('what is only there for a moment is none', async () => {
  for (const api of ['away', 'ok', 'away', 'ok']) {
    status = { ...FINE, api };
    await watch.look();
  }
  expect(raised).toEqual([]);
});

test('a missing release that is not live any more is no trouble', async () => {
  status = { ...FINE, releases: { cases: 'missing' } };
  await watch.look();
  await watch.look();
  status = { ...FINE, releases: {} };
  await watch.look();
  expect(raised).toEqual([]);
});

test('a release that fails for people is an alarm of its own, until it does not or is not live any more', async () => {
  failing = { cases: '7 of 9 people with errors (78 %)', doctors: '5 of 5 people with errors (100 %)' };
  await watch.look();
  await watch.look();
  expect(raised.map(({ name, subject }) => [name, subject])).toEqual([
    ['releaseFailing', 'cases'],
    ['releaseFailing', 'doctors'],
  ]);
  failing = { cases: 'ok' };
  await watch.look();
  expect(raised).toEqual([]);
});

test('what is on is kept up at each look, also at one that fails', async () => {
  await watch.look();
  status = null as unknown as Status;
  await watch.look();
  expect(keptUp).toBe(2);
});
