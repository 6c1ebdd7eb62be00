import { eq } from 'drizzle-orm';
import { chatMessage, chatRoom, contact, dentalCase, mailOutbox } from '../../../db/schema';
import { call } from '../../../testing/call';
import { lastMailTo, mailsTo } from '../../../testing/services/mails';
import { makeCompany, makeContact, type TestCompany } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { createChatService } from '../chat.service';
import { answerAsProvider } from '../provider-chat';
import { mailDigests } from './digest.service';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * MINUTE_MS);
const subscribed = { emailSubscription: true };

async function newCase({ company }: TestCompany, facts: Partial<typeof dentalCase.$inferInsert> = {}) {
  const [row] = await server.ctx.db
    .insert(dentalCase)
    .values({ companyId: company.id, side: 'client', productId: 'AL', patientName: 'Zoe Patient', ...facts })
    .returning();
  if (!row) throw new Error('no case');
  return row;
}
const answer = (room: string, message = 'We look into it') =>
  server.ctx.transact((unit) => answerAsProvider(unit, room, { message }));
const digestsOf = async (contactId: number): Promise<number> => {
  const rows = await server.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.contactId, contactId));
  return rows.filter(({ template }) => template === 'chatDigest').length;
};
/** As if the mails of a person had been written so long ago. */
const age = (contactId: number, minutes: number) =>
  server.ctx.db
    .update(mailOutbox)
    .set({ createdAt: inMinutes(-minutes) })
    .where(eq(mailOutbox.contactId, contactId));

describe('the mail of what is unread in the chat', () => {
  it('[CH-04] comes once, after an hour, without a word of it and with a link to the room', async () => {
    const clinic = await makeCompany(server.ctx, { contact: { ...subscribed, locale: 'tr' } });
    const { uuid, identifier } = await newCase(clinic);
    await answer(uuid, 'The scan has a hole');
    await answer(uuid);
    expect(await mailDigests(server.ctx, inMinutes(59))).toBe(0);
    expect(await mailDigests(server.ctx, inMinutes(61))).toBe(1);
    const [mail] = await mailsTo(server, clinic.contact.email);
    expect(mail?.headers.get('subject')).toBe(`${identifier} numaralı vakada okunmamış mesajlar`);
    expect(mail?.path).toBe(`/cases/${uuid}/chat`);
    expect(mail?.text).toContain('2 mesaj');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Zoe|hole/);
    await age(clinic.contact.id, 120);
    expect(await mailDigests(server.ctx, inMinutes(200))).toBe(0);
    expect(await digestsOf(clinic.contact.id)).toBe(1);
  });

  it('[CH-04] waits an hour after the last one, and then tells of all rooms at once', async () => {
    const clinic = await makeCompany(server.ctx, { contact: subscribed });
    const cases = [await newCase(clinic), await newCase(clinic)];
    await answer(cases[0]?.uuid ?? '');
    expect(await mailDigests(server.ctx, inMinutes(61))).toBe(1);
    // By the clock of the looks, the mail was written at the 61st minute; once it is sent, for its file is named by its time.
    await mailsTo(server, clinic.contact.email);
    await age(clinic.contact.id, -61);
    for (const { uuid } of cases) await answer(uuid);
    expect(await mailDigests(server.ctx, inMinutes(120))).toBe(0);
    expect(await mailDigests(server.ctx, inMinutes(122))).toBe(1);
    const mail = (await mailsTo(server, clinic.contact.email, 2)).at(-1);
    expect(mail?.path).toBe('/inbox');
    expect(mail?.text).toContain('2 messages of the lab are waiting');
    for (const { identifier } of cases) expect(mail?.text).toContain(`Case ${identifier}: 1 message`);
  });

  it('[CH-04] is sent once by two processes that look at the same moment', async () => {
    const clinic = await makeCompany(server.ctx, { contact: subscribed });
    const { uuid } = await newCase(clinic);
    await answer(uuid);
    const now = inMinutes(61);
    const mailed = await Promise.all([1, 2, 3].map(() => mailDigests(server.ctx, now)));
    expect(mailed.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await digestsOf(clinic.contact.id)).toBe(1);
  });

  it('[CH-04] is not for whom does not want it, who has read, or who does not manage the case', async () => {
    const { ctx } = server;
    const notices = { browser: false, sound: false, quietHours: null };
    const clinic = await makeCompany(ctx, { contact: { notices: { ...notices, mailDigest: true } } });
    const add = (facts: Partial<typeof contact.$inferInsert>) => makeContact(ctx, clinic.company.id, facts);
    const unsubscribed = await add({});
    const refused = await add({ ...subscribed, notices: { ...notices, mailDigest: false } });
    const reader = await add(subscribed);
    const manager = await add({ ...subscribed, role: 'RM' });
    const itsManager = await add({ ...subscribed, role: 'RM' });
    const { uuid } = await newCase(clinic, { assignedRmId: itsManager.contact.id });
    await answer(uuid);
    const who = await ctx.sessions.authenticate(reader.tokens.accessToken);
    if (who) await createChatService(ctx).setAsSeen(who, uuid, 1);
    expect(await mailDigests(ctx, inMinutes(61))).toBe(2);
    const mailed = [clinic, unsubscribed, refused, reader, manager, itsManager];
    expect(await Promise.all(mailed.map(({ contact: { id } }) => digestsOf(id)))).toEqual([1, 0, 0, 0, 0, 1]);
  });

  it('[CH-04] ends and comes back with the mails of the profile, whatever was chosen under Notifications before', async () => {
    const notices = { browser: true, sound: true, mailDigest: true, quietHours: null };
    const clinic = await makeCompany(server.ctx, { contact: { ...subscribed, notices } });
    const subscribe = (value: 0 | 1) => {
      const body = { flags: [{ name: 'emailSubscription' as const, value }] };
      return call(server.app, 'PUT /contact/me/flags', { body }, clinic.headers);
    };
    expect((await subscribe(0)).notices).toEqual({ ...notices, mailDigest: false });
    const { uuid } = await newCase(clinic);
    await answer(uuid);
    expect(await mailDigests(server.ctx, inMinutes(61))).toBe(0);
    expect((await subscribe(1)).notices).toEqual(notices);
    expect(await mailDigests(server.ctx, inMinutes(61))).toBe(1);
  });

  it('[CH-04] [CO-06] always goes to a relationship manager, whatever they had chosen, and offers no way out of it', async () => {
    const { ctx } = server;
    const notices = { browser: true, sound: false, mailDigest: false, quietHours: null };
    const clinic = await makeCompany(ctx, {
      configuration: { allowRmRole: true },
      contact: { isSuperAdmin: true, notices },
    });
    const { contact: person } = await makeContact(ctx, clinic.company.id, { notices });
    const { uuid, version } = person;
    const promotion = { uuid, model: { role: 'RM' as const }, version };
    await call(server.app, 'PUT /contact/{id}', { params: { id: uuid }, body: promotion }, clinic.headers);
    const [kept] = await ctx.db.select().from(contact).where(eq(contact.id, person.id));
    expect(kept?.notices).toEqual({ ...notices, mailDigest: true });
    await ctx.db.update(contact).set({ notices }).where(eq(contact.id, person.id));
    const ofCase = await newCase(clinic, { assignedRmId: person.id });
    await answer(ofCase.uuid);
    expect(await mailDigests(ctx, inMinutes(61))).toBe(1);
    const mail = await lastMailTo(server, person.email);
    expect(mail.text).not.toContain('switch these mails off');
  });

  it('[CH-04] tells nothing of yesterday, nor of one’s own side', async () => {
    const clinic = await makeCompany(server.ctx, { contact: subscribed });
    const { uuid } = await newCase(clinic);
    await answer(uuid);
    const sentAt = inMinutes(-26 * 60);
    await server.ctx.db.update(chatMessage).set({ sentAt }).where(eq(chatMessage.number, 1));
    expect(await mailDigests(server.ctx, inMinutes(0))).toBe(0);
    expect(await digestsOf(clinic.contact.id)).toBe(0);
    const rooms = await server.ctx.db.select().from(chatRoom);
    expect(rooms.at(-1)).toMatchObject({ lastProviderNumber: 1 });
  });
});
