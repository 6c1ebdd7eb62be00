import type { ShipmentArrival } from '@portal/shared/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from '../../db/migration-files';
import { auditLog, caseHistory, chatMessage, chatRoom, dentalCase } from '../../db/schema';
import { call, refusal } from '../../testing/call';
import { makeDeliveredCase } from '../../testing/delivered-case';
import { makeCompany, makeDoctor, type TestCompany } from '../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';

let server: TestServer;
let dso: TestCompany;
let doctorId: number;
const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
let bills = 4_000_000_000;

beforeAll(async () => {
  server = await createTestServer();
  dso = await makeCompany(server.ctx, { company: { isDso: true } });
  doctorId = (await makeDoctor(server.ctx, dso.company.id)).id;
});
afterAll(() => server.close());

type Side = 'client' | 'doctor';
const deliveredCase = (side: Side) =>
  makeDeliveredCase(server.ctx, {
    companyId: dso.company.id,
    status: 'READY_FOR_SHIPPING',
    ...(side === 'doctor' && { doctorId }),
  });
const newBill = () => String((bills += 1));
const book = (id: string, airwayBillNumber = newBill()) =>
  call(
    server.app,
    'POST /api/provider/case/{id}/shipment',
    { params: { id }, body: { courierId: 1, airwayBillNumber } },
    provider,
  );
const read = (id: string) => call(server.app, 'GET /shipment/{id}', { params: { id } }, dso.headers);

async function shippedParcel(side: Side): Promise<{ id: string; caseUuid: string; identifier: string }> {
  const { uuid: caseUuid } = await deliveredCase(side);
  const { uuid: id, identifier } = await book(caseUuid);
  await call(server.app, 'PUT /api/provider/shipment/{id}/ship', { params: { id } }, provider);
  return { id, caseUuid, identifier };
}

const report = (
  id: string,
  arrival: ShipmentArrival,
  more: { note?: string; caseUuid?: string } = {},
  headers: Record<string, string> = dso.headers,
) => call(server.app, 'PUT /shipment/{id}/arrival', { params: { id }, body: { arrival, ...more } }, headers);

describe('the arrival of a parcel', () => {
  const refused = (id: string, body: object, headers = dso.headers) =>
    refusal(server.app, 'PUT /shipment/{id}/arrival', { params: { id }, body } as never, headers);
  const messages = async (caseUuid: string) =>
    (
      await server.ctx.db
        .select({ message: chatMessage.message, by: chatMessage.senderName })
        .from(chatMessage)
        .innerJoin(chatRoom, eq(chatRoom.id, chatMessage.roomId))
        .innerJoin(dentalCase, eq(dentalCase.id, chatRoom.caseId))
        .where(eq(dentalCase.uuid, caseUuid))
        .orderBy(asc(chatMessage.number))
    ).map(({ message, by }) => [by, message]);

  it('[SM-02] is confirmed, and a missing one is told in the chat of its case by the person, with the parcel named', async () => {
    const { id, caseUuid, identifier } = await shippedParcel('client');
    const missing = await report(
      id,
      'MISSING',
      { note: 'The courier says delivered' },
      {
        ...dso.headers,
        'accept-language': 'tr-TR,tr;q=0.9',
      },
    );
    expect(missing.arrival).toEqual({
      status: 'MISSING',
      note: 'The courier says delivered',
      byName: 'Ada Admin',
      caseUuid,
      reportedAt: expect.any(String),
    });
    const parcel = `${identifier} (DHL Express ${missing.airwayBillNumber ?? ''})`;
    expect(await messages(caseUuid)).toEqual([
      ['Ada Admin', `${parcel} numaralı gönderi ulaşmadı.\nThe courier says delivered`],
    ]);
    expect((await refused(id, { arrival: 'MISSING' })).code).toBe('alreadyReported');
    expect((await report(id, 'WRONG')).arrival?.status).toBe('WRONG');
    expect((await messages(caseUuid)).at(-1)?.[1]).toBe(`Shipment ${parcel} is not what it should be.`);
    expect((await report(id, 'ARRIVED')).arrival).toMatchObject({ status: 'ARRIVED', caseUuid: null });
    expect(await messages(caseUuid)).toHaveLength(2);
    const params = { id };
    const history = await call(server.app, 'GET /shipment/{id}/history', { params }, dso.headers);
    expect(history.slice(0, 3).map(({ label, action }) => [label, action])).toEqual([
      ['shipmentArrived', 'changed'],
      ['shipmentWrong', 'changed'],
      ['shipmentMissing', 'changed'],
    ]);
    const audited = await server.ctx.db.select().from(auditLog).where(eq(auditLog.subject, id));
    expect(audited.map(({ outcome, code }) => [outcome, code])).toContainEqual([
      'refused',
      'alreadyReported',
    ]);
    // It was booked, shipped, and reported three times.
    expect(audited.filter(({ outcome }) => outcome === 'done')).toHaveLength(5);
  });

  it('[SM-02] is refused before it left, for a case it does not have, and to others', async () => {
    const waiting = await book((await deliveredCase('client')).uuid);
    expect((await refused(waiting.uuid, { arrival: 'ARRIVED' })).code).toBe('notShippedYet');
    const { id } = await shippedParcel('client');
    const strange = await deliveredCase('client');
    expect(await refused(id, { arrival: 'WRONG', caseUuid: strange.uuid })).toMatchObject({
      code: 'validation',
      extra: [{ field: 'caseUuid', code: 'notInParcel' }],
    });
    expect((await read(id)).arrival).toBeNull();
    const others = await makeCompany(server.ctx);
    expect((await refused(id, { arrival: 'ARRIVED' }, others.headers)).code).toBe('notFound');
    const onOtherSide = { params: { id }, body: { arrival: 'ARRIVED' } } as const;
    expect((await refusal(server.app, 'PUT /dso/shipment/{id}/arrival', onOtherSide, dso.headers)).code).toBe(
      'notFound',
    );
  });

  it('[SM-02] is of the way that the parcel has gone last', async () => {
    const { id } = await shippedParcel('doctor');
    await report(id, 'ARRIVED');
    await call(server.app, 'PUT /dso/shipment/{id}/lastmile', { params: { id }, body: {} }, dso.headers);
    expect((await read(id)).arrival).toBeNull();
    expect((await report(id, 'MISSING')).arrival?.status).toBe('MISSING');
  });
});

describe('what is noted in a report on a parcel of several cases', () => {
  const NOTE = 'Zelda Marker’s aligners are broken';
  /** A case, and the one that the report is about, in one parcel. */
  async function reportedParcel() {
    const [other, about] = [await deliveredCase('client'), await deliveredCase('client')];
    const bill = newBill();
    await book(other.uuid, bill);
    const { uuid: id } = await book(about.uuid, bill);
    await call(server.app, 'PUT /api/provider/shipment/{id}/ship', { params: { id } }, provider);
    await report(id, 'WRONG', { note: NOTE, caseUuid: about.uuid });
    return { id, other, about };
  }
  const newestOf = async ({ uuid }: { readonly uuid: string }) => {
    const params = { id: uuid };
    const [newest] = await call(server.app, 'GET /case/{id}/history', { params }, dso.headers);
    return [newest?.label, newest?.note];
  };

  it('[SM-02] is in the history of the case that it is about, and of the parcel; the other says that it was reported', async () => {
    const { id, other, about } = await reportedParcel();
    expect(await newestOf(about)).toEqual(['shipmentWrong', NOTE]);
    expect(await newestOf(other)).toEqual(['shipmentWrong', null]);
    const history = await call(server.app, 'GET /shipment/{id}/history', { params: { id } }, dso.headers);
    expect(history.slice(0, 2).map(({ label, note }) => [label, note])).toEqual([
      ['shipmentWrong', NOTE],
      ['shipmentShipped', null],
    ]);
  });

  it('is taken by the migration from the histories of the others', async () => {
    const { id, other, about } = await reportedParcel();
    // As servers of before wrote it.
    await server.ctx.db
      .update(caseHistory)
      .set({ note: NOTE })
      .where(eq(caseHistory.action, 'shipmentWrong'));
    // What was said last of the parcel is another thing by now.
    await report(id, 'MISSING');
    const migration = readFileSync(join(MIGRATIONS_FOLDER, '0030_notes_of_one_case.sql'), 'utf8');
    await server.ctx.db.execute(sql.raw(migration));
    const notesOf = async ({ id: caseId }: { readonly id: number }) =>
      (await server.ctx.db.select().from(caseHistory).where(eq(caseHistory.caseId, caseId)))
        .filter(({ action }) => action === 'shipmentWrong')
        .map(({ note }) => note);
    expect(await notesOf(about)).toEqual([NOTE]);
    expect(await notesOf(other)).toEqual([null]);
  });
});
