import { DEFAULT_APPEARANCE } from '@portal/shared/contract';
import { storedFile } from '../../db/schema';
import { call, refusal } from '../../testing/call';
import { giveSecondFactor } from '../../testing/second-factor';
import { lastMailTo } from '../../testing/services/mails';
import { makeCompany, makeContact, type TestCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';
import { getOwn } from './own-profile.service';

let server: TestServer;
let boss: TestCompany;
let other: TestCompany;
beforeAll(async () => {
  server = await createTestServer();
  boss = await makeCompany(server.ctx, { contact: { isSuperAdmin: true } });
  other = await makeCompany(server.ctx);
});
afterAll(() => server.close());

describe('a picture', () => {
  const keep = async (companyId: number, key: string, purpose: 'avatar' | 'logo' = 'avatar') => {
    const facts = { name: 'a.png', contentType: 'image/png', size: 1, sha256: 'x' };
    await server.ctx.db.insert(storedFile).values({ key, companyId, purpose, ...facts });
  };

  it('[CO-03] of a person is a stored file of the company, and is answered by a short-lived address', async () => {
    await keep(boss.company.id, 'avatar/own.png');
    const me = (avatarUrl: string) => ({ body: { name: 'Olivia', avatarUrl } });
    const set = await call(server.app, 'PUT /contact/me', me('avatar/own.png'), boss.headers);
    expect(set.avatarUrl).toMatch(/^\/api\/files\//);
    expect(set.photoURL).toBe(set.avatarUrl);
    // What a page got it may send back.
    const again = await call(server.app, 'PUT /contact/me', me(set.avatarUrl ?? ''), boss.headers);
    expect(again.avatarUrl).toBe(set.avatarUrl);
    const { contact: ada } = await makeContact(server.ctx, boss.company.id);
    const model = { avatarUrl: 'avatar/own.png' };
    const changed = await call(
      server.app,
      'PUT /contact/{id}',
      { params: { id: ada.uuid }, body: { uuid: ada.uuid, model } },
      boss.headers,
    );
    expect(changed.avatarUrl).toMatch(/^\/api\/files\//);
    const listed = await call(server.app, 'GET /contact', {}, boss.headers);
    expect(listed.data.every(({ avatarUrl }) => avatarUrl?.startsWith('/api/files/'))).toBe(true);
  });

  it('[CO-03] of another company, for another purpose, or from another site is refused', async () => {
    await keep(other.company.id, 'avatar/foreign.png');
    await keep(boss.company.id, 'logo/own.png', 'logo');
    for (const avatarUrl of ['avatar/foreign.png', 'logo/own.png', 'https://evil.example/x.png']) {
      const body = { name: 'Olivia', avatarUrl };
      expect((await refusal(server.app, 'PUT /contact/me', { body }, boss.headers)).code).toBe('validation');
    }
  });
});

it('[SH-02] a person’s language is kept for their mails', async () => {
  const set = await call(server.app, 'POST /api/auth/user/update', { body: { locale: 'ar' } }, boss.headers);
  expect(set).toMatchObject({ locale: 'ar', shortcuts: [] });
  const email = 'nur@example.com';
  // Who is added has chosen none yet: the mail is in the language of who adds them.
  await call(server.app, 'POST /contact', { body: { name: 'Nur', email } }, boss.headers);
  expect((await lastMailTo(server, email)).headers.get('content-language')).toBe('ar');
});

it('[SH-13] a person’s look is kept whole, and taken back by null', async () => {
  const appearance = { ...DEFAULT_APPEARANCE, direction: 'rtl' as const };
  const path = 'POST /api/auth/user/update';
  expect(await call(server.app, path, { body: { appearance } }, boss.headers)).toMatchObject({ appearance });
  expect((await call(server.app, 'GET /contact/me', {}, boss.headers)).appearance).toEqual(appearance);
  const broken = { appearance: { ...appearance, direction: 'up' } } as never;
  expect((await refusal(server.app, path, { body: broken }, boss.headers)).code).toBe('validation');
  await call(server.app, path, { body: { appearance: null } }, boss.headers);
  expect((await call(server.app, 'GET /contact/me', {}, boss.headers)).appearance).toBeNull();
});

it('[AP-09] what a person has chosen for themselves is told to nobody else, and a second factor to super admins', async () => {
  const { company, ...superAdmin } = await makeCompany(server.ctx, { contact: { isSuperAdmin: true } });
  const notices = { browser: true, sound: false, mailDigest: true, quietHours: null };
  const chosen = { locale: 'tr' as const, shortcuts: ['/inbox'], appearance: DEFAULT_APPEARANCE, notices };
  const ada = await makeContact(server.ctx, company.id, chosen);
  const colleague = await makeContact(server.ctx, company.id, { role: 'RM' });
  await giveSecondFactor(server.ctx, ada.contact.id);
  const seenBy = async ({ headers }: Pick<TestCompany, 'headers'>) => {
    const { data } = await call(server.app, 'GET /contact', {}, headers);
    return data.find(({ uuid }) => uuid === ada.contact.uuid);
  };
  const hidden = { locale: null, shortcuts: [], appearance: null, notices: null };
  expect(await seenBy(ada)).toMatchObject({ ...chosen, flagsMap: { secondFactor: true } });
  expect(await seenBy(superAdmin)).toMatchObject({ ...hidden, flagsMap: { secondFactor: true } });
  expect(await seenBy(colleague)).toMatchObject({ ...hidden, flagsMap: { secondFactor: false } });
});

describe('keys for what waits on a device', () => {
  it('are one person’s own, and the earlier one is still there when the installation’s is new', async () => {
    const keysOf = async ({ headers }: TestCompany, app = server.app) =>
      (await call(app, 'GET /contact/me', {}, headers)).outboxKeys;
    const keys = await keysOf(boss);
    expect(keys?.map((key) => Buffer.from(key, 'base64').length)).toEqual([32]);
    expect(await keysOf(boss)).toEqual(keys);
    expect(await keysOf(other)).not.toEqual(keys);
    const { secrets } = server.ctx.config;
    const config = {
      ...server.ctx.config,
      secrets: { ...secrets, fileKey: 'the new key of the installation', otherFileKey: secrets.fileKey },
    };
    const who = await server.ctx.sessions.authenticate(boss.tokens.accessToken);
    if (!who) throw new Error('nobody');
    const after = await getOwn({ ...server.ctx, config }, who);
    expect(after.outboxKeys?.slice(1)).toEqual(keys);
    expect(after.outboxKeys?.[0]).not.toBe(keys?.[0]);
  });
});
