import { eq } from 'drizzle-orm';
import { passwordToken, session, sessionToken } from '../../db/schema';
import { makeCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';
import { removeOldAccess } from './retention';

const DAY_MS = 24 * 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('forgets sessions and tokens of people who never sign in again, and nothing that is of use', async () => {
  const { db } = server.ctx;
  const { contact } = await makeCompany(server.ctx);
  const { id: contactId } = contact;
  const now = new Date();
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const [old] = await db
    .insert(session)
    .values({ contactId, lastUsedAt: inDays(-91) })
    .returning();
  await db
    .insert(sessionToken)
    .values({ hash: 'of-old', sessionId: old?.id ?? 0, kind: 'refresh', expiresAt: inDays(-61) });
  await db.insert(passwordToken).values([
    { hash: 'over', contactId, expiresAt: inDays(-1) },
    { hash: 'good', contactId, expiresAt: inDays(1) },
  ]);
  await removeOldAccess(server.ctx, now);
  const tokensOf = async () => (await db.select().from(passwordToken)).map(({ hash }) => hash);
  expect(await db.$count(session, eq(session.contactId, contactId))).toBe(1);
  expect(await db.$count(sessionToken, eq(sessionToken.hash, 'of-old'))).toBe(0);
  // Of the session that is in use, access and refresh token.
  expect(await db.$count(sessionToken)).toBe(2);
  expect(await tokensOf()).toEqual(['good']);
});
