import type { CaseAction, CaseStatus } from '@portal/shared/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { contact, dentalCase, mailOutbox, shipment, shipmentCase } from '../../db/schema';
import type { FrozenShipTo } from '../../db/tables/shipment';
import { mailsTo, readOutbox } from '../../testing/services/mails';
import { makeCompany, makeContact, type CompanyFacts } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';
import { PROVIDER, SYSTEM } from '../case/case-actor';
import { changeCaseState, getCaseForUpdate } from '../case/state/case-state.service';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const subscribed = { emailSubscription: true };

/** A clinic with a subscribed person, and a case of it. */
async function makeScene(
  status: CaseStatus,
  facts: CompanyFacts & { side?: 'client' | 'doctor' } = {},
  caseFacts: Partial<typeof dentalCase.$inferInsert> = {},
) {
  const clinic = await makeCompany(server.ctx, { ...facts, contact: { ...subscribed, ...facts.contact } });
  const [row] = await server.ctx.db
    .insert(dentalCase)
    .values({
      ...{ companyId: clinic.company.id, status, productId: 'AL', patientName: 'Zoe Patient' },
      side: facts.side ?? 'client',
      ...caseFacts,
    })
    .returning();
  if (!row) throw new Error('no case');
  const move = (action: CaseAction, by = PROVIDER) =>
    server.ctx.transact(async (unit) =>
      changeCaseState(unit, await getCaseForUpdate(unit, 'provider', row.uuid), action, by),
    );
  const byClient = { actor: 'client', name: 'Ada', contactId: clinic.contact.id } as const;
  return { ...clinic, row, move, byClient };
}

const mailsOf = async (email: string): Promise<(string | undefined)[]> => {
  await server.ctx.mail.deliver();
  const mails = (await readOutbox(server)).filter(({ headers }) => headers.get('to') === email);
  return mails.map(({ headers }) => headers.get('subject'));
};
const queueOf = (caseId: number) =>
  server.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.caseId, caseId)).orderBy(mailOutbox.id);
/** As if everything that was written about a case was written some time ago. */
const age = async (caseId: number, minutes: number): Promise<void> => {
  const then = new Date(Date.now() - minutes * 60_000);
  await server.ctx.db
    .update(mailOutbox)
    .set({ sentAt: then, createdAt: then })
    .where(eq(mailOutbox.caseId, caseId));
};

describe('mails about cases', () => {
  it('tell subscribed people that it is their turn, without the patient’s name', async () => {
    const { contact, row, move } = await makeScene('IN_QC', { contact: { locale: 'tr' } });
    await move('reject');
    const [mail] = await mailsTo(server, contact.email);
    expect(mail?.headers.get('subject')).toBe(`${row.identifier} numaralı vaka sizi bekliyor`);
    expect(mail?.path).toBe(`/admin/all/${row.uuid}/overview`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('Zoe');
  });

  it('[CA-02] tell the organisation’s people, the manager among them, what waits for a doctor’s decision: doctors have no account', async () => {
    const { company, contact, row, move, byClient } = await makeScene('IN_QC', { side: 'doctor' });
    const manager = await makeContact(server.ctx, company.id, { ...subscribed, role: 'RM' });
    await server.ctx.db
      .update(dentalCase)
      .set({ assignedRmId: manager.contact.id })
      .where(eq(dentalCase.id, row.id));
    await move('reject');
    for (const { email } of [contact, manager.contact]) {
      const [mail, ...more] = await mailsTo(server, email);
      expect(more).toEqual([]);
      expect(mail?.headers.get('subject')).toBe(`Case ${row.identifier} needs your action`);
      expect(mail?.text).toContain(`It is the doctor’s turn with case ${row.identifier}`);
      expect(mail?.text).toContain('submit it again');
      expect(`${mail?.text}${mail?.html}`).not.toContain('Zoe');
    }
    await move('overrideReject', byClient);
    await age(row.id, 61);
    await move('publishPlan');
    expect(await mailsOf(manager.contact.email)).toHaveLength(2);
  });

  it('tell that a case was shipped, and that a doctor’s case comes to the organisation first', async () => {
    const own = await makeScene('IN_SHIPPING');
    await own.move('ship');
    expect(await mailsOf(own.contact.email)).toEqual([`Case ${own.row.identifier} was shipped`]);
    const doctors = await makeScene('IN_SHIPPING', { side: 'doctor' });
    await doctors.move('ship');
    const [mail] = await mailsTo(server, doctors.contact.email);
    expect(mail?.text).toContain('It comes to you first');
    expect(mail?.path).toBe(`/doctor/all/${doctors.row.uuid}/overview`);
  });

  it('do not ask to send on what goes straight to the doctor', async () => {
    const { company, contact, row, move } = await makeScene('IN_SHIPPING', { side: 'doctor' });
    const { db } = server.ctx;
    const bookFor = async (via: FrozenShipTo['via'], isForRequest: boolean) => {
      const shipTo = { via } as FrozenShipTo;
      const values = { companyId: company.id, side: 'doctor', shipTo } as const;
      const [parcel] = await db.insert(shipment).values(values).returning();
      await db.insert(shipmentCase).values({ shipmentId: parcel?.id ?? 0, caseId: row.id, isForRequest });
    };
    await bookFor('default', false);
    await bookFor('doctor', false);
    await bookFor('default', true);
    await move('ship');
    const [mail] = await mailsTo(server, contact.email);
    expect(mail?.text).toContain('It goes straight to the doctor.');
    expect(mail?.text).not.toContain('send it on');
  });

  it('[CA-12] tell that a case expired, or only what came after something was delivered', async () => {
    const whole = await makeScene('REJECTED');
    await whole.move('expire', SYSTEM);
    const [expired] = await mailsTo(server, whole.contact.email);
    expect(expired?.headers.get('subject')).toBe(`Case ${whole.row.identifier} has expired`);
    expect(expired?.text).toContain('Start a new case');
    const again = await makeScene('TS_REJECTED', {}, { returnsTo: 'SHIPPED', hasRefinements: true });
    await again.move('expire', SYSTEM);
    const [back] = await mailsTo(server, again.contact.email);
    expect(back?.headers.get('subject')).toBe(`What was begun in case ${again.row.identifier} has ended`);
    expect(back?.text).toContain('What had been delivered stays as it is.');
  });

  it('[CA-12] do not tell of drafts that expire, of what time takes for sent on, nor of old parcels', async () => {
    const draft = await makeScene('NEW');
    await draft.move('expire', SYSTEM);
    const sentOn = await makeScene('FIRST_MILE_SHIPPED', { side: 'doctor' });
    await sentOn.move('lastMileShipped', SYSTEM);
    const returned = await makeScene('TS_REJECTED', {}, { returnsTo: 'SHIPPED', hasRefinements: true });
    const colleague = await makeContact(server.ctx, returned.company.id, subscribed);
    await returned.move('cancel', returned.byClient);
    for (const { contact } of [draft, sentOn, returned, colleague])
      expect(await mailsOf(contact.email)).toEqual([]);
  });

  it('do not tell of what is the provider’s turn, nor those who did it themselves', async () => {
    const { contact, move, byClient, company } = await makeScene('REJECTED');
    await move('overrideReject', byClient);
    const { contact: colleague } = await makeContact(server.ctx, company.id, subscribed);
    const planned = await makeScene('IN_CLEARANCE', { configuration: { workflow: 'TWO_STEPS' } });
    const { contact: other } = await makeContact(server.ctx, planned.company.id, subscribed);
    await planned.move('unclearMfg', planned.byClient);
    expect(await mailsOf(other.email)).toHaveLength(1);
    for (const { email } of [contact, colleague, planned.contact]) expect(await mailsOf(email)).toEqual([]);
  });

  it('go to nobody who did not ask for them, cannot sign in, or is of another company', async () => {
    const { company, contact, move } = await makeScene('IN_QC');
    const stranger = await makeCompany(server.ctx, { contact: subscribed });
    const unsubscribed = await makeContact(server.ctx, company.id);
    const invited = await makeContact(server.ctx, company.id, { ...subscribed, passwordHash: null });
    await move('reject');
    expect(await mailsOf(contact.email)).toHaveLength(1);
    for (const { contact: nobody } of [stranger, unsubscribed, invited])
      expect(await mailsOf(nobody.email)).toEqual([]);
    const inactive = await makeScene('IN_QC', { company: { status: 'INACTIVE' } });
    await inactive.move('reject');
    expect(await mailsOf(inactive.contact.email)).toEqual([]);
  });

  it('[CO-06] go to relationship managers about the cases that they manage', async () => {
    const { company, row, move } = await makeScene('IN_QC');
    const rm = { ...subscribed, role: 'RM' } as const;
    const manager = await makeContact(server.ctx, company.id, rm);
    const another = await makeContact(server.ctx, company.id, rm);
    await server.ctx.db
      .update(dentalCase)
      .set({ assignedRmId: manager.contact.id })
      .where(eq(dentalCase.id, row.id));
    await move('reject');
    expect(await mailsOf(manager.contact.email)).toHaveLength(1);
    expect(await mailsOf(another.contact.email)).toEqual([]);
  });

  it('come once an hour and case at most: what happens meanwhile waits, and the last of it is told', async () => {
    const { contact, row, move, byClient } = await makeScene('IN_QC');
    await move('reject');
    expect(await mailsOf(contact.email)).toHaveLength(1);
    for (let n = 0; n < 3; n += 1) {
      await move('submit', byClient);
      await move('reject');
    }
    expect(await mailsOf(contact.email)).toHaveLength(1);
    const waiting = (await queueOf(row.id)).filter(({ sealed }) => sealed !== null);
    expect(waiting).toHaveLength(1);
    const minutes = ((waiting[0]?.dueAt.getTime() ?? 0) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(60);
    await server.ctx.db
      .update(mailOutbox)
      .set({ dueAt: new Date(0) })
      .where(eq(mailOutbox.id, waiting[0]?.id ?? 0));
    expect(await mailsOf(contact.email)).toHaveLength(2);
    await age(row.id, 61);
    await move('submit', byClient);
    await move('reject');
    expect(await mailsOf(contact.email)).toHaveLength(3);
  });

  it('that wait do not go to who has switched them off, nor to who no longer manages the case', async () => {
    const { company, contact: person, row, move, byClient } = await makeScene('IN_QC');
    const { contact: manager } = await makeContact(server.ctx, company.id, { ...subscribed, role: 'RM' });
    const { contact: stays } = await makeContact(server.ctx, company.id, subscribed);
    const assignTo = (assignedRmId: number | null) =>
      server.ctx.db.update(dentalCase).set({ assignedRmId }).where(eq(dentalCase.id, row.id));
    await assignTo(manager.id);
    await move('reject');
    expect(await mailsOf(manager.email)).toHaveLength(1);
    await move('submit', byClient);
    await move('reject');
    await assignTo(null);
    await server.ctx.db.update(contact).set({ emailSubscription: false }).where(eq(contact.id, person.id));
    await server.ctx.db
      .update(mailOutbox)
      .set({ dueAt: new Date(0) })
      .where(and(eq(mailOutbox.caseId, row.id), isNotNull(mailOutbox.sealed)));
    const counts = [];
    for (const { email } of [stays, person, manager]) counts.push((await mailsOf(email)).length);
    expect(counts).toEqual([2, 1, 1]);
    expect((await queueOf(row.id)).filter(({ sealed }) => sealed !== null)).toEqual([]);
  });

  it('are taken back when what they ask for is done', async () => {
    const { contact, row, move, byClient } = await makeScene('IN_QC');
    await move('reject');
    expect(await mailsOf(contact.email)).toHaveLength(1);
    await move('submit', byClient);
    await move('reject');
    await move('submit', byClient);
    expect((await queueOf(row.id)).filter(({ sealed }) => sealed !== null)).toEqual([]);
  });

  it('are not written when the change fails', async () => {
    const { row } = await makeScene('IN_QC');
    const failing = server.ctx.transact(async (unit) => {
      await changeCaseState(unit, await getCaseForUpdate(unit, 'provider', row.uuid), 'reject', PROVIDER);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await queueOf(row.id)).toEqual([]);
  });
});
