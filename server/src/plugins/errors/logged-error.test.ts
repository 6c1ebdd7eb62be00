import { DrizzleQueryError } from 'drizzle-orm';
import { toLoggedError } from './logged-error';

it('an error of a query is logged without its values', () => {
  const cause = Object.assign(
    new Error('duplicate key value violates unique constraint "contact_email_key"'),
    {
      code: '23505',
      detail: 'Key (email)=(grace@example.com) already exists.',
    },
  );
  const logged = toLoggedError(
    new DrizzleQueryError(
      'insert into contact (name, email) values ($1, $2)',
      ['Grace Hopper', 'grace@example.com'],
      cause,
    ),
  );
  expect(logged).toMatchObject({
    message: 'Failed query: insert into contact (name, email) values ($1, $2)',
    cause: { code: '23505', message: expect.stringContaining('contact_email_key') as string },
  });
  expect(logged.stack).toMatch(/logged-error\.test/);
  expect(JSON.stringify(logged)).not.toMatch(/Hopper|grace@/);
});

it('anything may have been thrown', () => {
  const circle = new Error('round');
  circle.cause = circle;
  expect(toLoggedError(circle).cause).toMatchObject({ message: 'round' });
  expect(toLoggedError('text')).toEqual({ type: 'string', message: 'text', stack: '' });
  expect(toLoggedError(undefined)).toEqual({ type: 'undefined', message: 'undefined', stack: '' });
});
