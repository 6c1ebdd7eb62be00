import { toErrorReply } from '../plugins/errors/error-reply';
import { isConnectionError } from './database-errors';

const coded = (code: string): Error => Object.assign(new Error('from the driver'), { code });
/** As drizzle hands on what the driver throws. */
const wrapped = (cause: Error): Error => new Error('Failed query: select secret', { cause });

describe('an error of the database', () => {
  it.each([
    ['ECONNREFUSED', 503, 'unavailable'],
    ['57P01', 503, 'unavailable'],
    ['57P03', 503, 'unavailable'],
    ['08006', 503, 'unavailable'],
    ['53300', 503, 'unavailable'],
    ['57014', 503, 'unavailable'],
    ['40001', 409, 'busy'],
    ['40P01', 409, 'busy'],
    ['23505', 409, 'conflict'],
    ['23503', 409, 'conflict'],
    ['22P02', 400, 'badRequest'],
    ['42P01', 500, 'internal'],
  ])('%s is answered %d %s, without its text', (code, status, answer) => {
    for (const error of [coded(code), wrapped(coded(code))]) {
      const reply = toErrorReply(error);
      expect([reply.status, reply.body.code]).toEqual([status, answer]);
      expect(reply.body.message).not.toMatch(/driver|secret/);
    }
  });

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
  ])('without a code is known by its text: %s', (message) => {
    expect(isConnectionError(wrapped(new Error(message)))).toBe(true);
  });

  it('may be anything', () => {
    const circle = new Error('round');
    circle.cause = circle;
    for (const error of [circle, null, undefined, 'text', new Error('the connection of two teeth')])
      expect(isConnectionError(error)).toBe(false);
  });
});
