import type { CaseAction, CaseChange } from '@portal/shared/contract';
import type { DomainEvents } from '../../../events/event-hub';
import { call, refusal } from '../../../testing/call';
import type { CasePlayer } from '../../../testing/case-player';
import { openCaseStepScene, type CaseStepScene } from '../../../testing/case-action-scene';
import { TEST_PROVIDER_TOKEN } from '../../../testing/test-server';
import { WORLD_COURIER } from '../../../testing/world';

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
const APPROVED: readonly CaseAction[] = ['submit', 'passQc', 'publishPlan', 'approvePlan'];
const MADE: readonly CaseAction[] = ['startMfg', 'finishMfg', 'bookShipment', 'ship'];

describe('physical impressions', () => {
  it('[CA-19] wait for the courier, then for their arrival, then for the quality check', async () => {
    const player = await doctorsCase({ impressionType: 'physical' });
    expect((await player.play('submit')).status).toBe('PENDING_COURIER_PICKUP');
    const params = { id: player.id };
    const { headers } = group.owner;
    const notified = await call(server.app, 'PUT /dso/case/{id}/courierNotified', { params }, headers);
    expect(notified.status).toBe('AWAITING_IMPRESSION');
    const arrived = await call(server.app, 'PATCH /dso/case/{id}/pendingqc', { params }, headers);
    expect(arrived.status).toBe('IN_QC');
    const [newest] = await player.history();
    expect(newest).toMatchObject({ action: 'impressionsReceived', actor: 'client', actorName: 'Ada Admin' });
  });
});

describe('a rejected case', () => {
  it('[CA-12] goes on as it is when the clinic says so, with its words in the history', async () => {
    const player = await ownCase();
    expect(await player.play('submit', 'reject')).toMatchObject({ rejectReason: 'Because' });
    const params = { id: player.id };
    const body = { note: ' The scan is good enough ' };
    const gone = await call(server.app, 'PUT /case/{id}/overrideReject', { params, body }, clinic.headers);
    expect(gone).toMatchObject({ status: 'IN_TS_GENERATING', rejectReason: null });
    expect(await player.plans()).toMatchObject([{ number: 1, status: 'GENERATING' }]);
    const [entry] = (await player.history()).filter(({ subject }) => subject === 'case');
    expect(entry).toMatchObject({ action: 'rejectOverridden', note: 'The scan is good enough' });
  });

  it('[CA-12] goes on without a word, too', async () => {
    const player = await ownCase();
    await player.play('submit', 'reject');
    const input = { params: { id: player.id }, body: {} };
    await call(server.app, 'PUT /case/{id}/overrideReject', input, clinic.headers);
    expect(await refusal(server.app, 'PUT /case/{id}/overrideReject', input, clinic.headers)).toMatchObject({
      status: 409,
      code: 'notAllowedNow',
    });
  });
});

describe('a rejected case that was changed since', () => {
  async function override(change: CaseChange, record?: 'arriving') {
    const player = await ownCase();
    await player.play('submit', 'reject');
    const params = { id: player.id };
    await call(server.app, 'PUT /case/{id}', { params, body: change }, clinic.headers);
    const asset = { caseUuid: player.id, assetType: 'uprImp', name: 'upper.stl', size: 84 } as const;
    if (record) await call(server.app, 'POST /caseAsset', { body: asset }, clinic.headers);
    const input = { params, body: {} };
    const refused = await refusal(server.app, 'PUT /case/{id}/overrideReject', input, clinic.headers);
    expect((await player.read()).status).toBe('REJECTED');
    return refused;
  }

  it('[CA-12] waits for impressions that now go by courier', async () => {
    expect(await override({ impressionType: 'physical' })).toMatchObject({
      code: 'incomplete',
      extra: [{ field: 'impressionType' }],
    });
  });

  it('[CA-18] wants the records of what it is now', async () => {
    expect(await override({ arch: 'both' })).toMatchObject({
      code: 'incomplete',
      extra: [{ field: 'bitScn', code: 'scanRequired' }],
    });
  });

  it('[CA-22] waits for a record that still arrives', async () => {
    expect((await override({ notes: 'A better scan' }, 'arriving')).code).toBe('uploadsRunning');
  });

  it('[CA-12] goes on with impressions that had arrived before the rejection', async () => {
    const player = await doctorsCase({ impressionType: 'physical' });
    await player.play('submit', 'pendingQc', 'reject');
    expect((await player.play('overrideReject')).status).toBe('IN_TS_GENERATING');
  });
});

describe('a doctor’s retainer', () => {
  it('[CA-12] is approved by the organisation, and its order released with it', async () => {
    const player = await doctorsCase({ productId: 'RE' });
    expect(await player.play('submit', 'passQc')).toMatchObject({ status: 'IN_CLEARANCE', withTs: true });
    expect(await player.orders()).toMatchObject([{ status: 'PENDING', planUuid: null }]);
    expect((await player.play('approveRetainerCase')).status).toBe('PRE_MFG');
    expect(await player.orders()).toMatchObject([{ status: 'READY_FOR_MANUFACTURING' }]);
  });
});

describe('the last approval of a plan', () => {
  it('[CA-12] is taken back from either side, until the case is being made', async () => {
    const player = await doctorsCase();
    await player.play(...APPROVED);
    const params = { id: player.id };
    const undone = await call(
      server.app,
      'PATCH /dso/case/{id}/undoLastPlanApproval',
      { params },
      group.owner.headers,
    );
    expect(undone.status).toBe('IN_CUSTOMER_APPPROVE');
    await player.play(
      'approvePlan',
      'clearMfg',
      'undoLastPlanApproval',
      'approvePlan',
      'clearMfg',
      'startMfg',
    );
    expect((await player.act('undoLastPlanApproval')).statusCode).toBe(409);
  });
});

describe('the last mile', () => {
  const send = (id: string, body: object = {}) =>
    call(server.app, 'POST /dso/case/{id}/lastMileShipped', { params: { id }, body }, group.owner.headers);
  async function onFirstMile(bill: string): Promise<CasePlayer> {
    const player = await doctorsCase();
    await player.play(...APPROVED, 'clearMfg', 'startMfg', 'finishMfg');
    const body = { courierId: WORLD_COURIER, airwayBillNumber: bill };
    await call(
      server.app,
      'POST /api/provider/case/{id}/shipment',
      { params: { id: player.id }, body },
      provider,
    );
    return player;
  }
  const parcelOf = async (player: CasePlayer) =>
    (
      await call(
        server.app,
        'GET /dso/case/{id}/shipments',
        { params: { id: player.id } },
        group.owner.headers,
      )
    )[0];

  it('[CA-12] of the last case of a parcel is the parcel’s, whichever of two comes last', async () => {
    const [one, two] = [await onFirstMile('235-0000 0081'), await onFirstMile('235-0000 0081')];
    expect((await one.play('ship')).status).toBe('FIRST_MILE_SHIPPED');
    const [first, second] = await Promise.all([
      send(one.id, { courierId: WORLD_COURIER, airwayBillNumber: ' 428 371 6095 ' }),
      send(two.id, { courierId: WORLD_COURIER, airwayBillNumber: ' 428 371 6095 ' }),
    ]);
    expect([first.status, second.status]).toEqual(['SHIPPED', 'SHIPPED']);
    expect(await parcelOf(one)).toMatchObject({
      caseCount: 2,
      lastMile: { airwayBillNumber: '4283716095', courier: { id: WORLD_COURIER } },
    });
  });

  it('[CA-12] leaves the parcel open while another case of it waits', async () => {
    const [one, two] = [await onFirstMile('235-0000 0092'), await onFirstMile('235-0000 0092')];
    await one.play('ship');
    await send(one.id);
    expect((await parcelOf(one))?.lastMile).toMatchObject({ airwayBillNumber: null });
    expect((await parcelOf(two))?.lastMile).toBeNull();
    expect((await two.read()).status).toBe('FIRST_MILE_SHIPPED');
  });

  it('[SM-06] wants a courier of the list, and changes nothing otherwise', async () => {
    const player = await onFirstMile('235-0000 0103');
    await player.play('ship');
    const input = { params: { id: player.id }, body: { courierId: 9_999 } };
    expect(
      await refusal(server.app, 'POST /dso/case/{id}/lastMileShipped', input, group.owner.headers),
    ).toMatchObject({ code: 'validation', extra: [{ field: 'courierId' }] });
    expect((await player.read()).status).toBe('FIRST_MILE_SHIPPED');
  });
});

describe('two people at once', () => {
  it('[CA-12] change a case one after the other: one wins, the other is told', async () => {
    const player = await ownCase();
    await player.play('submit', 'passQc', 'publishPlan');
    const answers = await Promise.all([
      player.act('approvePlan'),
      player.act('rejectPlan'),
      player.act('cancel'),
      player.act('approvePlan'),
      player.act('expire'),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([200, 409, 409, 409, 409]);
    const moves = (await player.history()).filter(({ fromStatus }) => fromStatus === 'IN_CUSTOMER_APPPROVE');
    expect(moves).toHaveLength(1);
  });

  it('[CA-21] never make two orders of the same batch', async () => {
    const player = await ownCase();
    await player.play(...APPROVED, ...MADE, 'activate');
    const answers = await Promise.all([
      player.act('orderNextBatch'),
      player.act('orderNextBatch'),
      player.act('refine'),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode < 300).length).toBe(1);
    expect((await player.orders()).filter(({ status }) => status !== 'SHIPPED').length).toBeLessThan(2);
  });

  it('[CA-12] tell of a change once, after it is made', async () => {
    const player = await ownCase();
    const heard: DomainEvents['caseChanged'][] = [];
    const stop = server.ctx.events.on('caseChanged', (event) => void heard.push(event));
    await Promise.all([player.act('submit'), player.act('submit')]);
    stop();
    expect(heard.filter(({ uuid }) => uuid === player.id)).toMatchObject([{ status: 'IN_QC' }]);
  });
});
