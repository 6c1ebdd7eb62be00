import { eq } from 'drizzle-orm';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { doctor, mailOutbox } from '../../db/schema';
import { lastMailTo, parseMail, readOutbox } from '../../testing/services/mails';
import { startSmtp } from '../../testing/services/smtp-server';
import { makeCompany, makeDoctor } from '../../testing/test-data';
import { createTestServer, testConfig, type TestServer } from '../../testing/test-server';
import type { Mail } from './mail';
import { claimDueMail, removeDone } from './mail-queue.repository';
import { createMailer } from './mailer';

const MAIL: Mail<'caseShipped'> = {
  to: 'ada@example.com',
  locale: 'en',
  template: 'caseShipped',
  data: { name: 'Ada', identifier: 'C-1', status: 'SHIPPED', path: '/admin/all/1/overview' },
};

/** As if the pauses were over. */
const hurry = ({ ctx }: TestServer) => ctx.db.update(mailOutbox).set({ dueAt: new Date(0) });
const rowsOf = ({ ctx }: TestServer) => ctx.db.select().from(mailOutbox).orderBy(mailOutbox.id);

describe('mails without a mail server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  const send = (mail: Mail) => server.ctx.transact((unit) => server.ctx.mail.send(unit, mail));

  it('are files of the outbox, private and in the order of their names', async () => {
    await send(MAIL);
    await server.ctx.mail.deliver();
    await send({ ...MAIL, data: { ...MAIL.data, identifier: 'C-2' } });
    await server.ctx.mail.deliver();
    const mails = await readOutbox(server);
    expect(mails.map(({ headers }) => headers.get('subject'))).toEqual([
      'Case C-1 was shipped',
      'Case C-2 was shipped',
    ]);
    expect(mails[0]?.headers.get('from')).toContain('portal@localhost');
    expect(mails[0]?.headers.get('x-portal-link')).toBe('http://localhost:8080/admin/all/1/overview');
    const folder = join(server.ctx.config.filesDir, 'outbox');
    const [name = ''] = await readdir(folder);
    expect([(await stat(folder)).mode & 0o777, (await stat(join(folder, name))).mode & 0o777]).toEqual([
      0o700, 0o600,
    ]);
    expect(await rowsOf(server)).toMatchObject([
      { sealed: null, attempts: 1, sentAt: expect.any(Date) },
      { sealed: null, attempts: 1, sentAt: expect.any(Date) },
    ]);
  });

  it('leave with the transaction that they tell of, and never when that fails', async () => {
    const before = (await readOutbox(server)).length;
    const failing = server.ctx.transact(async (unit) => {
      await server.ctx.mail.send(unit, MAIL);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await server.ctx.mail.deliver();
    expect(await readOutbox(server)).toHaveLength(before);
    await send({ ...MAIL, to: 'grace@example.com' });
    expect((await lastMailTo(server, 'grace@example.com')).path).toBe('/admin/all/1/overview');
  });

  it('wait unreadable in the database', async () => {
    await send({ ...MAIL, to: 'secret@example.com', dueAt: new Date(Date.now() + 60_000) });
    const row = (await rowsOf(server)).at(-1);
    const clear = Buffer.from(row?.sealed ?? '', 'base64').toString('utf8');
    expect(row?.sealed).toBeTruthy();
    expect(clear).not.toMatch(/secret@|overview|C-1/);
  });

  it('are removed from the queue a day after they are done', async () => {
    await send(MAIL);
    await server.ctx.mail.deliver();
    const { id = 0 } = (await rowsOf(server)).at(-1) ?? {};
    await server.ctx.db
      .update(mailOutbox)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(mailOutbox.id, id));
    await removeDone(server.ctx.db, new Date(Date.now() - 24 * 3_600_000));
    expect(await server.ctx.db.$count(mailOutbox, eq(mailOutbox.id, id))).toBe(0);
  });
});

describe('mails by SMTP', () => {
  const serverFor = (port: number, options = '?requireTLS=false') =>
    createTestServer({
      smtpUrl: `smtp://127.0.0.1:${port}${options}`,
      mailFrom: 'Portal <portal@clinic.example>',
    });

  it('leave encrypted, or not at all, unless the address says otherwise', async () => {
    const smtp = await startSmtp();
    const server = await serverFor(smtp.port, '');
    await server.ctx.transact((unit) => server.ctx.mail.send(unit, MAIL));
    await server.ctx.mail.deliver();
    expect(smtp.mails).toEqual([]);
    expect(await rowsOf(server)).toMatchObject([{ attempts: 1, sentAt: null }]);
    await server.close();
    await smtp.close();
  });

  it('are taken by the mail server as they are', async () => {
    const smtp = await startSmtp();
    const server = await serverFor(smtp.port);
    const data = { ...MAIL.data, name: 'نور' };
    await server.ctx.transact((unit) => server.ctx.mail.send(unit, { ...MAIL, locale: 'ar', data }));
    await server.ctx.mail.deliver();
    expect(smtp.mails.map(({ to }) => to)).toEqual(['ada@example.com']);
    const mail = parseMail(smtp.mails[0]?.raw ?? '');
    expect(mail.headers.get('subject')).toBe('تم شحن الحالة \u2068C-1\u2069');
    expect(mail.headers.get('message-id')).toMatch(/^<[\w-]{36}@clinic\.example>$/);
    expect(mail.text).toContain('نور');
    expect(mail.html).toContain('dir="rtl"');
    expect(await readOutbox(server)).toEqual([]);
    await server.close();
    await smtp.close();
  });

  it('wait while the mail server is down, and leave once when it is back', async () => {
    const first = await startSmtp();
    await first.close();
    const server = await serverFor(first.port);
    await server.ctx.transact((unit) => server.ctx.mail.send(unit, MAIL));
    await server.ctx.mail.deliver();
    expect(await rowsOf(server)).toMatchObject([{ attempts: 1, sentAt: null, sealed: expect.any(String) }]);
    await hurry(server);
    await server.ctx.mail.deliver();
    const [again] = await rowsOf(server);
    expect(again?.attempts).toBe(2);
    // The pauses grow: the second one is half a minute.
    expect(again?.dueAt.getTime()).toBeGreaterThan(Date.now() + 20_000);
    const smtp = await startSmtp(first.port);
    smtp.refuse('450 try again later');
    await hurry(server);
    await server.ctx.mail.deliver();
    expect([smtp.mails.length, (await rowsOf(server))[0]?.attempts]).toEqual([0, 3]);
    smtp.refuse(null);
    await hurry(server);
    await server.ctx.mail.deliver();
    await hurry(server);
    await server.ctx.mail.deliver();
    expect(smtp.mails).toHaveLength(1);
    await server.close();
    await smtp.close();
  });

  it('are given up after a day', async () => {
    const down = await startSmtp();
    await down.close();
    const server = await serverFor(down.port);
    await server.ctx.transact((unit) => server.ctx.mail.send(unit, MAIL));
    await server.ctx.mail.deliver();
    const [row] = await rowsOf(server);
    const life = (row?.giveUpAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0);
    expect(Math.round(life / 3_600_000)).toBe(24);
    await server.ctx.db.update(mailOutbox).set({ giveUpAt: new Date(Date.now() - 1_000) });
    await hurry(server);
    await server.ctx.mail.deliver();
    expect(await rowsOf(server)).toMatchObject([{ sealed: null, sentAt: null }]);
    await server.close();
  });

  it.each(['550 5.1.1 no such user', '553 there is no such mailbox (#5.1.3)'])(
    '[DR-03] are given up at once when the mail server says %s, and the doctor’s invitation has failed',
    async (answer) => {
      const smtp = await startSmtp();
      smtp.refuse(answer);
      const server = await serverFor(smtp.port);
      const { company } = await makeCompany(server.ctx, { company: { isDso: true } });
      const { id: doctorId } = await makeDoctor(server.ctx, company.id, { invitationMail: 'waiting' });
      await server.ctx.transact((unit) => server.ctx.mail.send(unit, { ...MAIL, doctorId }));
      await server.ctx.mail.deliver();
      expect(await rowsOf(server)).toMatchObject([{ attempts: 1, sealed: null, sentAt: null }]);
      const [invited] = await server.ctx.db.select().from(doctor).where(eq(doctor.id, doctorId));
      expect(invited?.invitationMail).toBe('failed');
      await server.close();
      await smtp.close();
    },
  );

  it.each([
    '550 5.7.1 relaying denied',
    '550 relay not permitted',
    "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    '550 5.1.8 bad sender',
    '552 mailbox full',
  ])('are tried again when the mail server says %s, which may be put right', async (answer) => {
    const smtp = await startSmtp();
    smtp.refuse(answer);
    const server = await serverFor(smtp.port);
    await server.ctx.transact((unit) => server.ctx.mail.send(unit, MAIL));
    await server.ctx.mail.deliver();
    expect(await rowsOf(server)).toMatchObject([{ attempts: 1, sealed: expect.any(String), sentAt: null }]);
    await server.close();
    await smtp.close();
  });

  it('are sent once by several processes on one queue', async () => {
    const smtp = await startSmtp();
    const server = await serverFor(smtp.port);
    const { config, db, transact, log } = server.ctx;
    const others = [1, 2, 3].map(() => createMailer({ config, db, transact, log }));
    for (let n = 0; n < 8; n += 1)
      await server.ctx.transact((unit) => server.ctx.mail.send(unit, { ...MAIL, to: `n${n}@example.com` }));
    await Promise.all([...others, server.ctx.mail].map((mailer) => mailer.deliver()));
    expect(smtp.mails.map(({ to }) => to).sort()).toEqual(
      [...Array(8).keys()].map((n) => `n${n}@example.com`),
    );
    for (const mailer of others) await mailer.stop();
    await server.close();
    await smtp.close();
  });
});

it('a mail that a process was sending when it ended is sent by another one, when nobody can be sending it any more', async () => {
  const server = await createTestServer();
  // The round that a start begins would take the mail.
  await server.ctx.mail.deliver();
  await server.ctx.transact((unit) => server.ctx.mail.send({ ...unit, emit: () => undefined }, MAIL));
  const claimed = await claimDueMail(server.ctx.db, 120);
  await server.ctx.mail.deliver();
  expect([claimed?.template, (await readOutbox(server)).length]).toEqual(['caseShipped', 0]);
  await hurry(server);
  await server.ctx.mail.deliver();
  expect([(await readOutbox(server)).length, (await rowsOf(server))[0]?.attempts]).toEqual([1, 2]);
  await server.close();
});

it('a mail that another key sealed is given up in the end, not sent', async () => {
  const server = await createTestServer();
  const { db, transact, log } = server.ctx;
  const strange = {
    ...testConfig(server.ctx.config.filesDir),
    secrets: { providerToken: 'x', providerTokens: [], fileKey: 'other' },
  };
  const mailer = createMailer({ config: strange, db, transact, log });
  await server.ctx.transact((unit) => mailer.send({ ...unit, emit: () => undefined }, MAIL));
  await server.ctx.mail.deliver();
  expect(await rowsOf(server)).toMatchObject([{ attempts: 1, sentAt: null, sealed: expect.any(String) }]);
  expect(await readOutbox(server)).toEqual([]);
  await mailer.stop();
  await server.close();
});
