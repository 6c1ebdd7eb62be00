import type { RequestAction, RequestStatus } from '@portal/shared/contract';
import { dentalCase, serviceRequest } from '../../db/schema';
import { mailsTo, readOutbox } from '../../testing/services/mails';
import { makeCompany, makeContact } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';
import { PROVIDER, SYSTEM } from '../case/case-actor';
import { changeRequestState, lockedRequest } from '../request/request-state.service';
import { findSubscribers, takeBackCaseMails } from './case-notice.repository';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A request of a clinic with a subscribed person. */
async function makeScene(status: RequestStatus, side: 'client' | 'doctor' = 'client') {
  const clinic = await makeCompany(server.ctx, { contact: { emailSubscription: true, name: 'Ada' } });
  const common = { companyId: clinic.company.id, side };
  const [ofCase] = await server.ctx.db
    .insert(dentalCase)
    .values({ ...common, status: 'SHIPPED', productId: 'AL', patientName: 'Zoe Patient' })
    .returning();
  if (!ofCase) throw new Error('no case');
  const [row] = await server.ctx.db
    .insert(serviceRequest)
    .values({
      ...common,
      caseId: ofCase.id,
      status,
      type: 'retainer',
      method: 'stepNumber',
      arch: 'both',
      note: null,
      fromStep: 3,
      toStep: 3,
    })
    .returning();
  if (!row) throw new Error('no request');
  const move = (action: RequestAction, by: typeof PROVIDER | typeof SYSTEM | typeof byClient = PROVIDER) =>
    server.ctx.transact(async (unit) =>
      changeRequestState(unit, await lockedRequest(unit, 'provider', row.uuid), action, by),
    );
  const byClient = { actor: 'client', name: 'Ada', contactId: clinic.contact.id } as const;
  return { ...clinic, ofCase, row, move, byClient };
}

const sentTo = async (email: string) => {
  await server.ctx.mail.deliver();
  return (await readOutbox(server)).filter(({ headers }) => headers.get('to') === email);
};

describe('mails about requests', () => {
  it.each<[RequestStatus, RequestAction, 'client' | 'doctor', string, string]>([
    ['PENDING_PAYMENT', 'reject', 'client', 'was rejected', 'Please see the reason'],
    ['APPROVED', 'askForImpressions', 'client', 'needs new impressions', 'call the courier'],
    ['MANUFACTURING', 'ship', 'client', 'was shipped', 'Open the request'],
    ['MANUFACTURING', 'ship', 'doctor', 'was shipped', 'send it on to the doctor'],
  ])('of one in %s tell what becomes of it by %s (%s)', async (status, action, side, subject, line) => {
    const { contact, row, move } = await makeScene(status, side);
    await move(action);
    const [mail, ...more] = await mailsTo(server, contact.email);
    expect(more).toEqual([]);
    expect(mail?.headers.get('subject')).toBe(`Request ${row.identifier} ${subject}`);
    expect(mail?.path).toBe(`/request/${row.uuid}/overview`);
    expect(mail?.text).toContain(line);
    expect(`${mail?.text}${mail?.html}`).not.toContain('Zoe');
  });

  it('tell that time canceled one, in the reader’s language', async () => {
    const { company, row, move } = await makeScene('AWAITING_IMPRESSION');
    const colleague = await makeContact(server.ctx, company.id, { emailSubscription: true, locale: 'tr' });
    await move('cancel', SYSTEM);
    const [mail] = await mailsTo(server, colleague.contact.email);
    expect(mail?.headers.get('subject')).toBe(`${row.identifier} numaralı talep iptal edildi`);
  });

  it.each<[string, RequestStatus, RequestAction, 'client' | 'system' | 'provider']>([
    ['what a colleague does', 'PENDING_COURIER_PICKUP', 'cancel', 'client'],
    ['what time takes for sent on', 'FIRST_MILE_SHIPPED', 'lastMileShipped', 'system'],
    ['what goes on by itself', 'APPROVED', 'startMfg', 'provider'],
  ])('do not tell %s', async (_what, status, action, who) => {
    const { company, move, byClient } = await makeScene(status, 'doctor');
    const colleague = await makeContact(server.ctx, company.id, { emailSubscription: true });
    await move(action, { client: byClient, system: SYSTEM, provider: PROVIDER }[who]);
    expect(await sentTo(colleague.contact.email)).toEqual([]);
  });

  it('are not sent to who wants no mails, and neither taken back by those about the case, nor do they hold them back', async () => {
    const { company, contact, ofCase, row } = await makeScene('MANUFACTURING');
    const about = { ...ofCase, caseId: ofCase.id, byContactId: null };
    const silent = await makeContact(server.ctx, company.id, { emailSubscription: false });
    await server.ctx.transact(async (unit) => {
      await changeRequestState(unit, await lockedRequest(unit, 'provider', row.uuid), 'ship', PROVIDER);
      await takeBackCaseMails(unit.tx, ofCase.id);
    });
    expect(await mailsTo(server, contact.email)).toHaveLength(1);
    expect(await findSubscribers(server.ctx.db, about)).toMatchObject([{ mailedAt: null }]);
    expect(await sentTo(silent.contact.email)).toEqual([]);
  });
});
