import { findServices } from './test-services.mjs';

test('services that do not answer are named with the reason, without their passwords', async () => {
  const { missing } = await findServices({
    TEST_DATABASE_URL: 'postgres://me:geheim@127.0.0.1:1/postgres',
    TEST_REDIS_URL: 'redis://me:geheim@127.0.0.1:1',
  });
  expect(missing).toEqual([
    expect.stringMatching(/^PostgreSQL at 127\.0\.0\.1:1 cannot be used: ./) as string,
    expect.stringMatching(/^Redis at 127\.0\.0\.1:1 cannot be used: ./) as string,
  ]);
  expect(missing.join()).not.toMatch(/geheim/);
});
