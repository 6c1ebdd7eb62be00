import Fastify from 'fastify';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { until } from '../testing/until';
import { endWhenStalled } from './csv-readers';
import { toCsvStream, type CsvRow } from './csv-stream';

const COLUMNS = [{ header: 'Identifier' }, { header: 'Text' }];

describe('the stream of an export', () => {
  const batch = (): CsvRow[] =>
    Array.from({ length: 200 }, (_, index) => ({ cells: JSON.stringify([`C-${index}`, 'x'.repeat(1_000)]) }));

  async function served(rows: AsyncIterable<CsvRow[]>) {
    const app = Fastify();
    app.get('/', () => toCsvStream(COLUMNS, rows));
    return { address: await app.listen({ port: 0 }), close: () => app.close() };
  }

  it('[CA-05] breaks when reading fails in the middle, so that no part is taken for the whole', async () => {
    const { address, close } = await served(
      (async function* () {
        yield batch();
        yield batch();
        throw new Error('the database is away');
      })(),
    );
    const response = await fetch(address);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    await close();
  });

  it('[CA-05] tells like any call when reading fails at once', async () => {
    const { address, close } = await served({
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('the database is away')) }),
    });
    expect((await fetch(address)).status).toBe(500);
    await close();
  });

  it('[CA-05] ends when its reader stands still', async () => {
    let isEnded = false;
    async function* endless(): AsyncGenerator<CsvRow[]> {
      try {
        for (;;) yield batch();
      } finally {
        isEnded = true;
      }
    }
    const app = Fastify();
    app.get('/', (_request, reply) => {
      endWhenStalled(reply, 50);
      return toCsvStream(COLUMNS, endless());
    });
    const call = request(await app.listen({ port: 0 }));
    call.end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    response.on('error', () => undefined);
    await until(() => isEnded);
    await app.close();
  });

  it('[CA-05] reads no further ahead than its reader takes, and ends the reading that nobody began', async () => {
    let read = 0;
    let isEnded = false;
    async function* endless(): AsyncGenerator<CsvRow[]> {
      try {
        for (;;) {
          read += 1;
          yield batch();
        }
      } finally {
        isEnded = true;
      }
    }
    const stream = await toCsvStream(COLUMNS, endless());
    for (let chunk = 0; chunk < 3; chunk += 1)
      await new Promise<void>((resolve) => stream.once('readable', () => resolve(void stream.read())));
    expect(read).toBeLessThan(10);
    stream.destroy();
    await until(() => isEnded);

    isEnded = false;
    (await toCsvStream(COLUMNS, endless())).destroy();
    await until(() => isEnded);
  });
});
