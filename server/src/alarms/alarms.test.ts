import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { text } from 'node:stream/consumers';
import { mailOutbox } from '../db/schema';
import { createTestServer, type TestServer } from '../testing/test-server';
import { until } from '../testing/until';
import { createAlarms, type Alarms } from './alarms';
import { lookForAlarms } from './alarms.plugin';
import { createWebhook, type Notice } from './webhook';

const KEY = 'a key of at least 24 characters';
const GIGABYTE = 1024 ** 3;
const ROOMY = async () => 2 * GIGABYTE;

interface Received {
  readonly signature: unknown;
  readonly signed: string;
  readonly notice: Notice & { readonly text: string };
}

let received: Received[];
/** What the chat answers to the next calls; then 200. */
let answers: number[];
let chat: Server;
let server: TestServer;
let alarms: Alarms;

beforeEach(async () => {
  received = [];
  answers = [];
  chat = createServer((request, response) => {
    void text(request).then((body) => {
      const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = request.headers;
      const signed = `${String(id)}.${String(at)}.${body}`;
      received.push({ signature, signed, notice: JSON.parse(body) as Received['notice'] });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve));
  // Which looks by itself too, and tells nobody.
  server = await createTestServer();
  const config = { ...server.ctx.config, alertWebhook: webhook() };
  alarms = createAlarms(config, server.ctx.log, () => new Date('2026-03-01T12:00:00Z'));
});
afterEach(async () => {
  await alarms.stop();
  await server.close();
  await new Promise((resolve) => chat.close(resolve));
});

const webhook = () => ({ url: `http://127.0.0.1:${(chat.address() as AddressInfo).port}`, key: KEY });
const look = (freeBytes = ROOMY) => lookForAlarms(server.ctx, alarms, freeBytes);
const sent = async (count: number): Promise<string[]> => {
  await until(() => received.length >= count);
  return received.map(({ notice: { status, name } }) => `${status} ${name}`);
};

const MAIL = { template: 'caseShipped', giveUpAt: new Date(Date.now() + 3_600_000) };

describe('alarms', () => {
  it('tell once of a disk that fills up, signed, and of its end', async () => {
    await look(async () => GIGABYTE / 2);
    await look(async () => GIGABYTE / 4);
    await look();
    expect(await sent(2)).toEqual(['firing diskFull', 'resolved diskFull']);
    const [{ notice, signed, signature }] = received as [Received, Received];
    expect(notice).toMatchObject({
      summary: '512 MB are left on the disk of the data folder',
      since: '2026-03-01T12:00:00.000Z',
      runbook: 'docs/runbooks/alarms.md#diskfull',
      subject: hostname(),
      text: `diskFull (${hostname()}): 512 MB are left on the disk of the data folder`,
    });
    expect(signature).toBe(`v1,${createHmac('sha256', KEY).update(signed).digest('base64')}`);
  });

  it.each([
    ['waits for another try after several', { sealed: 'x', attempts: 4 }],
    ['was given up', { sealed: null, attempts: 9 }],
  ])('tell of a mail that %s', async (_what, state) => {
    await server.ctx.db
      .insert(mailOutbox)
      .values({ ...MAIL, ...state, dueAt: new Date(Date.now() + 60_000) });
    await look();
    expect(await sent(1)).toEqual(['firing mailFailing']);
    await server.ctx.db.delete(mailOutbox);
    await look();
    expect(await sent(2)).toEqual(['firing mailFailing', 'resolved mailFailing']);
  });

  it.each([
    ['is new', { sealed: 'x', attempts: 1 }],
    ['was sent in the end', { sealed: null, attempts: 6, sentAt: new Date() }],
    ['was given up long ago', { sealed: null, attempts: 9, dueAt: new Date(Date.now() - 3_700_000) }],
  ])('do not tell of a mail that %s', async (_what, state) => {
    await server.ctx.db
      .insert(mailOutbox)
      .values({ dueAt: new Date(Date.now() + 60_000), ...MAIL, ...state });
    await look();
    expect(alarms.count()).toBe(0);
  });

  it('are judged and kept up while the database is away, which a full disk may be the cause of', async () => {
    const keepUp = jest.spyOn(alarms, 'keepUp');
    const away = { ...server.ctx, db: { $count: () => Promise.reject(new Error('away')) } as never };
    await expect(lookForAlarms(away, alarms, async () => 0)).rejects.toThrow('away');
    expect(await sent(1)).toEqual(['firing diskFull']);
    expect(keepUp).toHaveBeenCalledTimes(1);
  });

  it('are sent again under their id until they are taken, in order', async () => {
    answers = [500, 503];
    const sender = createWebhook(webhook(), server.ctx.log, [5, 5]);
    const notice: Notice = {
      ...{ id: 'one', status: 'firing', name: 'diskFull', subject: '', summary: 'full' },
      ...{ since: '', source: 'server', runbook: '' },
    };
    sender.send(notice);
    sender.send({ ...notice, id: 'two', status: 'resolved' });
    await sent(4);
    await sender.stop();
    expect(received.map((one) => one.notice.id)).toEqual(['one', 'one', 'one', 'two']);
  });

  it('stand in the metrics', async () => {
    expect((await server.app.inject('/metrics')).body).toMatch(/^portal_alarms 0$/m);
  });
});
