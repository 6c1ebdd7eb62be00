import Fastify from 'fastify';
import { createMetrics } from './metrics';
import { diskPlugin } from './disk.plugin';
import { toErrorReply } from './errors/error-reply';

const MEGABYTE = 1024 ** 2;

async function statusesWith(freeBytes: () => Promise<number>): Promise<number[]> {
  const app = Fastify();
  const parts = { config: { filesDir: 'anywhere' }, log: app.log, metrics: createMetrics() };
  diskPlugin(app, parts as never, freeBytes);
  app.route({ method: ['GET', 'POST'], url: '/', handler: async () => 'done' });
  const methods = ['POST', 'GET', 'POST'] as const;
  const answers: number[] = [];
  for (const method of methods) answers.push((await app.inject({ method, url: '/' })).statusCode);
  await app.close();
  return answers;
}

test.each([
  ['nearly full', async () => 255 * MEGABYTE, [503, 200, 503]],
  ['roomy', async () => 257 * MEGABYTE, [200, 200, 200]],
  ['not there', () => Promise.reject(new Error('ENOENT')), [200, 200, 200]],
])('a disk that is %s', async (_what, freeBytes, statuses) => {
  expect(await statusesWith(freeBytes)).toEqual(statuses);
});

test.each([
  ['ENOSPC', /disk is full/],
  ['53100', /disk is full/],
  ['EIO', /disk does not work/],
])('a write that failed with %s is said in plain words', (code, text) => {
  const { status, body } = toErrorReply(Object.assign(new Error('write'), { code }));
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(body.message).toMatch(text);
});
