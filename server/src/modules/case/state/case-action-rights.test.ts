import type { CallName } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { company, doctor } from '../../../db/schema';
import { call, inject, refusal } from '../../../testing/call';
import { startCase } from '../../../testing/case-player';
import { makeCompany, type TestCompany } from '../../../testing/test-data';
import { openCaseStepScene, type CaseStepScene } from '../../../testing/case-action-scene';
import { TEST_PROVIDER_TOKEN } from '../../../testing/test-server';
import { makeWorld } from '../../../testing/world';

let server: CaseStepScene['server'];
let group: CaseStepScene['group'];
let clinic: CaseStepScene['clinic'];
let doctorsCase: CaseStepScene['doctorsCase'];
let ownCase: CaseStepScene['ownCase'];
beforeAll(async () => {
  ({ server, group, clinic, doctorsCase, ownCase } = await openCaseStepScene());
});
afterAll(() => server.close());

const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };

/** Changes of a doctor's case that people make, with what each needs. */
const CHANGES: readonly (readonly [CallName, object])[] = [
  ['PUT /case/{id}', { body: { notes: 'x' } }],
  ['PATCH /case/{id}/cancel', {}],
  ['PATCH /case/{id}/undoLastPlanApproval', {}],
  ['PUT /case/{id}/overrideReject', { body: {} }],
  ['PUT /case/{id}/courierNotified', {}],
  ['PATCH /dso/case/{id}/undoLastPlanApproval', {}],
  ['PATCH /dso/case/{id}/approveRetainerCase', {}],
  ['PATCH /dso/case/{id}/pendingqc', {}],
  ['PUT /dso/case/{id}/courierNotified', {}],
  ['POST /dso/case/{id}/lastMileShipped', { body: {} }],
];
const ask = (name: CallName, id: string, more: object, headers: TestCompany['headers']) =>
  refusal(server.app, name, { params: { id }, ...more } as never, headers);

describe('a change that is not the caller’s to make', () => {
  it.each(CHANGES)('[AP-15] %s: not of another company, nor while one is blocked', async (name, more) => {
    const player = await doctorsCase();
    const other = await makeCompany(server.ctx, { company: { isDso: true } });
    expect(await ask(name, player.id, more, other.headers)).toMatchObject({ status: 404, code: 'notFound' });
    const blocked = await makeWorld(server.ctx, { company: { isDso: true } });
    const { uuid } = await blocked.case({ side: 'doctor' });
    const { id } = blocked.owner.company;
    await server.ctx.db.update(company).set({ status: 'BLOCKED' }).where(eq(company.id, id));
    expect((await ask(name, uuid, more, blocked.owner.headers)).code).toBe('companyBlocked');
  });

  it.each(CHANGES.filter(([name]) => name.includes('/dso/')))(
    '[AP-15] %s: only of doctors’ cases, by companies that have them',
    async (name, more) => {
      const own = await startCase(server, group.owner);
      expect(await ask(name, own.id, more, group.owner.headers)).toMatchObject({ status: 404 });
      const clinics = await ownCase();
      expect((await ask(name, clinics.id, more, clinic.headers)).code).toBe('forbidden');
    },
  );
});

describe('a doctor', () => {
  it('[SH-26] who is blocked keeps the cases readable, and nobody of the organisation changes them', async () => {
    const dora = await group.doctor();
    const player = await startCase(server, group.owner, { doctorUuid: dora.uuid });
    await server.ctx.db.update(doctor).set({ status: 'blocked' }).where(eq(doctor.id, dora.id));
    for (const [name, more] of CHANGES) {
      const refused = await ask(name, player.id, more, group.owner.headers);
      expect([name, refused.status, refused.code, refused.message]).toEqual([
        name,
        403,
        'doctorBlocked',
        "This doctor's account is blocked.",
      ]);
    }
    const body = { caseUuid: player.id, assetType: 'frtImg', name: 'a.jpg', size: 9 } as const;
    expect((await refusal(server.app, 'POST /caseAsset', { body }, group.owner.headers)).code).toBe(
      'doctorBlocked',
    );
    expect(await player.read()).toMatchObject({ status: 'NEW', doctor: { status: 'blocked' } });
  });

  it('[SH-26] who is restricted gets no new case, and what has begun goes on', async () => {
    const dora = await group.doctor();
    const [draft, begun] = [
      await startCase(server, group.owner, { doctorUuid: dora.uuid, impressionType: 'meditScanner' }),
      await startCase(server, group.owner, { doctorUuid: dora.uuid, impressionType: 'meditScanner' }),
    ];
    await begun.play('submit', 'passQc', 'publishPlan');
    await server.ctx.db.update(doctor).set({ status: 'restricted' }).where(eq(doctor.id, dora.id));
    const body = { patientName: 'Ada', productId: 'AL', doctorUuid: dora.uuid } as const;
    expect(await refusal(server.app, 'POST /case', { body }, group.owner.headers)).toMatchObject({
      status: 403,
      code: 'doctorRestricted',
      message: "This doctor's account is restricted.",
    });
    const submitted = await draft.act('submit');
    expect(submitted.json<{ code: string }>().code).toBe('doctorRestricted');
    await call(
      server.app,
      'PUT /case/{id}',
      { params: { id: draft.id }, body: { notes: 'later', doctorUuid: dora.uuid } },
      group.owner.headers,
    );
    expect((await begun.play('approvePlan')).status).toBe('IN_CLEARANCE');
  });

  it('[SH-26] who is blocked does not stop the provider', async () => {
    const dora = await group.doctor();
    const player = await startCase(server, group.owner, {
      doctorUuid: dora.uuid,
      impressionType: 'meditScanner',
    });
    await player.play('submit');
    await server.ctx.db.update(doctor).set({ status: 'blocked' }).where(eq(doctor.id, dora.id));
    const input = { params: { id: player.id } };
    expect((await inject(server.app, 'PUT /api/provider/case/{id}/passQc', input, provider)).statusCode).toBe(
      200,
    );
  });
});
