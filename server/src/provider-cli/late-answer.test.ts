import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { LateAnswerError, UnreachableError } from './cli-errors';
import { createProviderApi, type ProviderApi } from './provider-api';

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

const ROOM = '3f2b8c1e-0f0c-4a57-9a57-6f7d2c0f1a11';
const MESSAGE = { body: { room: ROOM, message: 'Hello' } };
const lost: Answer = (request) => void request.socket.destroy();
const never: Answer = () => undefined;
const done: Answer = (_, reply) => void reply.writeHead(201).end('{"msgId":1}');

let server: Server;
let heard: IncomingMessage[];
let answers: Answer[];
let api: ProviderApi;

beforeEach(async () => {
  [heard, answers] = [[], []];
  server = createServer((request, reply) => {
    heard.push(request);
    request.resume().on('end', () => (answers.shift() ?? never)(request, reply));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  api = createProviderApi({ apiUrl: `http://127.0.0.1:${port}`, token: 'token' }, { patienceMs: 300 });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
});

const keys = () => heard.map(({ headers }) => headers['idempotency-key']);
const say = () => api.send('POST /api/provider/chat', MESSAGE);

it.each([
  ['lost', lost],
  ['late', never],
])('a call whose answer is %s is made once more by the same key, which does it once', async (_, first) => {
  answers = [first, done];
  expect(await say()).toEqual({ msgId: 1 });
  expect(heard).toHaveLength(2);
  expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys()[1]).toBe(keys()[0]);
  answers = [done];
  await say();
  expect(keys()[2]).not.toBe(keys()[0]);
});

it('a call that is never answered may have been carried out, and says so', async () => {
  answers = [never, lost];
  await expect(say()).rejects.toThrow(/may have been done: look before you type it again/);
  expect(heard).toHaveLength(2);
});

it('one that changes what is there is not made twice', async () => {
  answers = [lost];
  const call = api.send('PUT /api/provider/case/{id}/passQc', { params: { id: ROOM } });
  await expect(call).rejects.toBeInstanceOf(LateAnswerError);
  expect(keys()).toEqual([undefined]);
});

it('an answer that ends half-way is none', async () => {
  answers = [
    (_, reply) => {
      reply.writeHead(200, { 'content-length': '100' }).write('{"data":');
      setTimeout(() => reply.destroy(), 20);
    },
  ];
  const call = api.send('GET /api/provider/company', {});
  await expect(call).rejects.toBeInstanceOf(LateAnswerError);
});

it('of what only reads nothing is said to have been done', async () => {
  const params = { id: ROOM };
  const calls = [
    () => api.send('GET /api/provider/case/{id}', { params }),
    () => api.download('GET /api/provider/case/{id}/patient/export', { params }, '/dev/null/none'),
  ];
  for (const call of calls) {
    answers = [lost];
    const failure: unknown = await call().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LateAnswerError);
    expect((failure as Error).message).toMatch(/ was reached and did not answer\.$/);
  }
});

it('a file is sent once, without a key that nothing would repeat', async () => {
  answers = [lost];
  const query = { caseUuid: ROOM, assetType: 'trtPln' as const, name: 'upper.glb' };
  const call = api.sendFile('POST /api/provider/asset', { query }, fileURLToPath(import.meta.url));
  await expect(call).rejects.toThrow(/may have been done: look before you type it again/);
  expect(keys()).toEqual([undefined]);
});

it('a server that is not there is said to be so, whatever the call was', async () => {
  const nobody = createProviderApi({ apiUrl: 'http://127.0.0.1:9', token: 'token' });
  const call = nobody.send('POST /api/provider/chat', MESSAGE);
  await expect(call).rejects.toThrow('Nobody answers at');
  await expect(call).rejects.not.toBeInstanceOf(LateAnswerError);
  await expect(call).rejects.toBeInstanceOf(UnreachableError);
});
