import Fastify from 'fastify';
import { Writable } from 'node:stream';
import type { Person } from '../person';
import { testConfig } from '../testing/test-server';
import { serverOptions } from './logging';

it('names whose call it was by uuid, and neither what was asked for nor what opens a file', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const options = serverOptions({ ...testConfig(''), logLevel: 'info' });
  const app = Fastify({ ...options, logger: { ...(options.logger as object), stream } });
  app.get('/api/files/:token', async (request, reply) => {
    request.who = { contactUuid: 'the-uuid', name: 'Ada' } as unknown as Person;
    return reply.send('');
  });
  await app.inject('/api/files/opens-by-itself?search=Hopper');
  await app.close();
  const entries = lines.map((line) => JSON.parse(line) as { req?: object; res?: object });
  expect(entries).toHaveLength(1);
  expect(entries[0]?.req).toMatchObject({ method: 'GET', path: '/api/files/…' });
  expect(entries[0]?.res).toEqual({ statusCode: 200, person: 'the-uuid' });
  expect(lines.join('')).not.toMatch(/Hopper|opens-by-itself|Ada/);
});
