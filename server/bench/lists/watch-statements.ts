import pg from 'pg';
import type { TestServer } from '../../src/testing/test-server';
import type { Statement } from './server-process';

/** The questions that a call asks the database, in the driver's words, and a connection to ask it more. */
export async function watchStatements(
  server: TestServer,
  path: string,
  token: string,
): Promise<{ statements: Statement[]; client: pg.Client | undefined }> {
  const noted: Statement[] = [];
  const { query } = pg.Client.prototype;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function note(
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first, values] = args as [string | { text: string }, unknown[] | undefined];
    noted.push({ text: typeof first === 'string' ? first : first.text, values: values ?? [] });
    return Reflect.apply(query, this, args) as never;
  });
  const { statusCode, body } = await server.app.inject({
    url: path,
    headers: { authorization: `Bearer ${token}` },
  });
  const client = (spy.mock.contexts as pg.Client[]).at(-1);
  spy.mockRestore();
  if (statusCode !== 200) throw new Error(`${statusCode}: ${body}`);
  return { statements: noted.filter(({ text }) => text.startsWith('select')), client };
}
