import type { Redis } from 'ioredis';
import { createHmac } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { fakeApi, type FakeApi } from '../testing/fake-api';
import { Alarms } from './alarms';
import type { Alarm, Notice } from './alarm.types';
import { Webhook } from './webhook';

const KEY = 'a key of at least 24 characters';
const STALE: Alarm = { name: 'feedStale', subject: '', summary: 'revision 3 is not signed' };

interface Received {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

let received: Received[];
/** What the chat answers to the next calls; then 200. */
let answers: number[];
let chat: FakeApi;
let untold: Notice[];
let webhook: Webhook;
let alarms: Alarms;

beforeEach(async () => {
  received = [];
  answers = [];
  untold = [];
  chat = await fakeApi((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  webhook = new Webhook({
    url: chat.url,
    key: KEY,
    pausesMs: [5, 5],
    onFailed: (notice) => void untold.push(notice),
  });
  alarms = alarmsOn(null);
});

const alarmsOn = (redis: Redis | null) =>
  new Alarms({
    webhook,
    redis,
    log: { warn: () => undefined, error: () => undefined },
    now: () => Date.parse('2026-03-01T12:00:00Z'),
  });

afterEach(async () => {
  await alarms.stop();
  await chat.close();
});

async function sent(count: number): Promise<Notice[]> {
  while (received.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  return received.map(({ body }) => JSON.parse(body) as Notice);
}

test('tells of a trouble once, and of its end', async () => {
  alarms.raise(STALE);
  alarms.raise({ ...STALE, summary: 'and again' });
  expect(alarms.active).toMatchObject([STALE]);
  alarms.resolve('feedStale');
  alarms.resolve('feedStale');
  const [begun, over] = await sent(2);
  expect(begun).toMatchObject({
    ...STALE,
    status: 'firing',
    since: '2026-03-01T12:00:00.000Z',
    source: 'gateway',
    runbook: 'docs/runbooks/alarms.md#feedstale',
    text: 'feedStale: revision 3 is not signed',
  });
  expect(over).toMatchObject({
    status: 'resolved',
    since: begun?.since,
    text: expect.stringMatching(/^Over: feedStale/),
  });
  expect(over?.id).not.toBe(begun?.id);
  expect(alarms.active).toEqual([]);
});

test('tells troubles of two domains apart', async () => {
  for (const subject of ['cases', 'doctors', 'cases'])
    alarms.raise({ ...STALE, name: 'releaseMissing', subject });
  expect((await sent(2)).map(({ subject }) => subject)).toEqual(['cases', 'doctors']);
});

test('tells of the end of what was told while Redis did not answer', async () => {
  const away = Promise.reject(new Error('away'));
  alarms = alarmsOn({ set: () => away, del: () => Promise.resolve(0) } as unknown as Redis);
  alarms.raise(STALE);
  alarms.resolve('feedStale');
  expect((await sent(2)).map(({ status }) => status)).toEqual(['firing', 'resolved']);
});

test('what happened and is over is told each time', async () => {
  for (let time = 0; time < 2; time += 1)
    alarms.note({ name: 'selfHealed', subject: 'cases', summary: 'back' });
  expect((await sent(2)).map(({ status }) => status)).toEqual(['event', 'event']);
});

test('signs each notice with its id and time', async () => {
  alarms.raise(STALE);
  await sent(1);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const signature = createHmac('sha256', KEY).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect((JSON.parse(body) as Notice).id).toBe(headers['webhook-id']);
});

test('tries again under the same id, in order, and gives up in the end', async () => {
  answers = [500, 503];
  alarms.raise(STALE);
  alarms.resolve('feedStale');
  const notices = await sent(4);
  expect(notices.map(({ status }) => status)).toEqual(['firing', 'firing', 'firing', 'resolved']);
  expect(new Set(notices.map(({ id }) => id)).size).toBe(2);
  answers = [500, 500, 500];
  alarms.raise(STALE);
  await sent(7);
  await alarms.stop();
  expect(untold).toMatchObject([{ status: 'firing' }]);
});
