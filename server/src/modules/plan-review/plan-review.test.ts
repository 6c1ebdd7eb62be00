import type { CallBody, PlanPin } from '@portal/shared/contract';
import { asc, eq } from 'drizzle-orm';
import { chatMessage, chatRoom, dentalCase } from '../../db/schema';
import { call, refusal } from '../../testing/call';
import { startCase, type CasePlayer } from '../../testing/case-player';
import { makeCompany, makeContact, type TestCompany } from '../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';

type Headers = TestCompany['headers'];
const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };

let server: TestServer;
let clinic: TestCompany;
let colleague: Headers;
beforeAll(async () => {
  server = await createTestServer();
  clinic = await makeCompany(server.ctx, { configuration: { dentalNotation: 'universal' } });
  ({ headers: colleague } = await makeContact(server.ctx, clinic.company.id, { name: 'Cem Colleague' }));
});
afterAll(() => server.close());

async function published(): Promise<{ player: CasePlayer; planId: string }> {
  const player = await startCase(server, clinic, { impressionType: 'meditScanner' });
  await player.play('submit', 'passQc', 'publishPlan');
  return { player, planId: await newest(player) };
}
const newest = async (player: CasePlayer): Promise<string> => (await player.plans())[0]?.uuid ?? '';
const pin = (id: string, body: CallBody<'POST /plan/{id}/pin'>, headers: Headers = clinic.headers) =>
  call(server.app, 'POST /plan/{id}/pin', { params: { id }, body }, headers);
const review = (id: string, headers: Headers = clinic.headers) =>
  call(server.app, 'GET /plan/{id}/review', { params: { id } }, headers);
const resolve = (id: string, { uuid: pinId }: PlanPin, resolution: 'resolved' | 'notResolved') =>
  call(
    server.app,
    'PUT /plan/{id}/pin/{pinId}/resolution',
    { params: { id, pinId }, body: { resolution } },
    clinic.headers,
  );
const reject = (id: string, reason: string, language = 'en') =>
  call(
    server.app,
    'PUT /plan/{id}/reject',
    { params: { id }, body: { reason } },
    { ...clinic.headers, 'accept-language': language },
  );
/** What people say in the room of a case, oldest first. */
const saidIn = async ({ id }: CasePlayer): Promise<string[]> =>
  (
    await server.ctx.db
      .select({ message: chatMessage.message })
      .from(chatMessage)
      .innerJoin(chatRoom, eq(chatRoom.id, chatMessage.roomId))
      .innerJoin(dentalCase, eq(dentalCase.id, chatRoom.caseId))
      .where(eq(dentalCase.uuid, id))
      .orderBy(asc(chatMessage.number))
  ).map(({ message }) => message);

const TIPS = { tooth: 14, stage: 12, text: 'Tips too far' };

describe('comments on the teeth of a plan', () => {
  it('[CA-13] are seen by colleagues, and removed by who made them alone, while the plan is open', async () => {
    const { planId } = await published();
    const made = await pin(planId, { ...TIPS, text: '  Tips too far ' });
    expect(made).toMatchObject({ ...TIPS, byName: 'Ada Admin', isRemovable: true, planNumber: 1 });
    expect((await review(planId, colleague)).pins).toEqual([{ ...made, isRemovable: false }]);
    const remove = { params: { id: planId, pinId: made.uuid } };
    const name = 'DELETE /plan/{id}/pin/{pinId}';
    expect((await refusal(server.app, name, remove, colleague)).code).toBe('forbidden');
    await call(server.app, name, remove, clinic.headers);
    expect((await review(planId)).pins).toEqual([]);
  });

  it('[CA-13] are refused on a tooth that nobody has, on a stage beyond the plan, and once it is decided', async () => {
    const { planId, player } = await published();
    const params = { id: planId };
    const refused = async (body: CallBody<'POST /plan/{id}/pin'>) => {
      const { code, extra } = await refusal(
        server.app,
        'POST /plan/{id}/pin',
        { params, body },
        clinic.headers,
      );
      return [code, extra?.[0]?.field];
    };
    expect(await refused({ ...TIPS, tooth: 19 as never })).toEqual(['validation', 'tooth']);
    expect(await refused({ ...TIPS, stage: 31 })).toEqual(['validation', 'stage']);
    const made = await pin(planId, TIPS);
    await player.play('approvePlan');
    expect(await refused(TIPS)).toEqual(['notAllowedNow', undefined]);
    const remove = { params: { id: planId, pinId: made.uuid } };
    expect((await refusal(server.app, 'DELETE /plan/{id}/pin/{pinId}', remove, clinic.headers)).code).toBe(
      'notAllowedNow',
    );
  });

  it('[CA-13] are one message with the reason when the plan is rejected, in the company’s notation', async () => {
    const { player, planId } = await published();
    await pin(planId, TIPS);
    await pin(planId, { tooth: 31, stage: 0, text: 'Line\nbreak' }, colleague);
    await reject(planId, ' Midline ', 'tr');
    const said = await saidIn(player);
    expect(said).toEqual([
      '1. plan reddedildi.\nMidline\n• Diş 5, 12. aşama: Tips too far\n• Diş 24, 0. aşama: Line break',
    ]);
    expect((await player.plans())[0]?.rejectReason).toBe('Midline');
  });

  it('[CA-13] are answered by the lab and by people with the next version, and go with the next rejection', async () => {
    const { player, planId } = await published();
    const [kept, solved] = [await pin(planId, TIPS), await pin(planId, { ...TIPS, tooth: 24 })];
    await reject(planId, 'See the teeth');
    const name = 'PUT /plan/{id}/pin/{pinId}/resolution';
    const answer = { params: { id: planId, pinId: kept.uuid }, body: { resolution: 'resolved' as const } };
    expect((await refusal(server.app, name, answer, clinic.headers)).code).toBe('notAllowedNow');
    await call(server.app, `PUT /api/provider/plan/{id}/pin/{pinId}/resolution`, answer, provider);
    await player.publish({ upperStages: 20, lowerStages: 18 });
    const next = await newest(player);
    await resolve(planId, kept, 'notResolved');
    await resolve(planId, solved, 'resolved');
    expect((await review(next)).earlier).toMatchObject([
      {
        uuid: kept.uuid,
        planNumber: 1,
        labResolution: 'resolved',
        resolution: 'notResolved',
        resolvedByName: 'Ada Admin',
      },
      { uuid: solved.uuid, labResolution: null, resolution: 'resolved' },
    ]);
    await reject(next, 'Again');
    expect((await saidIn(player)).at(-1)).toBe(
      'Plan 2 is rejected.\nAgain\nNot resolved since plan 1:\n• Tooth 5, stage 12: Tips too far',
    );
  });

  it('[CA-13] go on from version to version, each with the plan it was made on', async () => {
    const { player, planId } = await published();
    const [kept, solved] = [await pin(planId, TIPS), await pin(planId, { ...TIPS, tooth: 24 })];
    const unanswered = await pin(planId, { ...TIPS, tooth: 11 });
    await reject(planId, 'See the teeth');
    await player.play('publishPlan');
    const second = await newest(player);
    await resolve(planId, kept, 'notResolved');
    await resolve(planId, solved, 'resolved');
    await reject(second, 'Nothing changed');
    await player.play('publishPlan');
    const third = await newest(player);
    expect((await review(third)).earlier).toMatchObject([
      { uuid: kept.uuid, planNumber: 1 },
      { uuid: solved.uuid, planNumber: 1, resolution: 'resolved' },
      { uuid: unanswered.uuid, planNumber: 1 },
    ]);
    const added = await pin(third, { ...TIPS, tooth: 31 });
    await reject(third, 'Still not');
    expect((await saidIn(player)).at(-1)).toBe(
      [
        'Plan 3 is rejected.\nStill not\n• Tooth 24, stage 12: Tips too far',
        'Not resolved since plan 1:\n• Tooth 5, stage 12: Tips too far',
      ].join('\n'),
    );
    await player.play('publishPlan');
    const fourth = await newest(player);
    await resolve(third, added, 'notResolved');
    expect((await review(fourth)).earlier).toMatchObject([
      { uuid: added.uuid, planNumber: 3 },
      { uuid: kept.uuid, planNumber: 1 },
      { uuid: solved.uuid, planNumber: 1 },
      { uuid: unanswered.uuid, planNumber: 1 },
    ]);
    await reject(fourth, 'No');
    expect((await saidIn(player)).at(-1)).toBe(
      [
        'Plan 4 is rejected.\nNo',
        'Not resolved since plan 3:\n• Tooth 24, stage 12: Tips too far',
        'Not resolved since plan 1:\n• Tooth 5, stage 12: Tips too far',
      ].join('\n'),
    );
  });

  it('[CA-13] end with a version that is approved, unless the approval is undone', async () => {
    const { player, planId } = await published();
    const kept = await pin(planId, TIPS);
    await reject(planId, 'See the teeth');
    await player.play('publishPlan');
    const second = await newest(player);
    await resolve(planId, kept, 'notResolved');
    await player.play('approvePlan', 'undoLastPlanApproval');
    expect((await review(second)).earlier).toMatchObject([{ uuid: kept.uuid }]);
    await player.play('approvePlan', 'rejectOrder', 'publishPlan');
    const third = await newest(player);
    expect((await review(second)).earlier).toMatchObject([{ uuid: kept.uuid }]);
    expect((await review(third)).earlier).toEqual([]);
    await reject(third, 'Again');
    expect((await saidIn(player)).at(-1)).toBe('Plan 3 is rejected.\nAgain');
  });

  it('[CA-13] of the first treatment, or of a refinement that is given up, are none of the next one', async () => {
    const { player, planId } = await published();
    const kept = await pin(planId, TIPS);
    await reject(planId, 'See the teeth');
    await player.play('publishPlan');
    await resolve(planId, kept, 'notResolved');
    await player.play(
      'approvePlan',
      'startMfg',
      'finishMfg',
      'bookShipment',
      'ship',
      'refine',
      'publishPlan',
    );
    const refined = await newest(player);
    expect((await review(refined)).earlier).toEqual([]);
    await pin(refined, TIPS);
    await reject(refined, 'See the teeth');
    await player.play('cancel', 'refine', 'publishPlan');
    expect((await review(await newest(player))).earlier).toEqual([]);
  });

  it('[CA-13] decided by two people at once: one decision stands, the other is refused', async () => {
    const { planId } = await published();
    const params = { id: planId };
    const answers = await Promise.allSettled([
      call(server.app, 'PUT /plan/{id}/approve', { params }, clinic.headers),
      call(server.app, 'PUT /plan/{id}/reject', { params, body: { reason: 'No' } }, colleague),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the checklist of a plan', () => {
  it('[CA-13] is kept for the person and the plan', async () => {
    const { planId } = await published();
    const note = (checked: CallBody<'PUT /plan/{id}/checks'>['checked']) =>
      call(
        server.app,
        'PUT /plan/{id}/checks',
        { params: { id: planId }, body: { checked } },
        clinic.headers,
      );
    await note(['ipr']);
    await note(['ipr', 'bite']);
    expect((await review(planId)).checked).toEqual(['ipr', 'bite']);
    expect((await review(planId, colleague)).checked).toEqual([]);
  });
});
