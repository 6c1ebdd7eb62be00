import { call, refusal } from '../../testing/call';
import { startCase } from '../../testing/case-player';
import { makeCompany, makeContact } from '../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';
import { makeWorld, type World } from '../../testing/world';

let server: TestServer;
let group: World;
beforeAll(async () => {
  server = await createTestServer();
  group = await makeWorld(server.ctx, { company: { isDso: true } });
});
afterAll(() => server.close());

const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };

describe('what a case has', () => {
  it('[CA-15] is counted, and its unread messages are those of who asks', async () => {
    const { owner } = group;
    const { uuid: doctorUuid } = await group.doctor();
    const player = await startCase(server, owner, { doctorUuid, impressionType: 'meditScanner' });
    await player.play(
      'submit',
      'passQc',
      'publishPlan',
      'approvePlan',
      'startMfg',
      'finishMfg',
      'bookShipment',
      'ship',
    );
    await player.play('lastMileShipped', 'refine');
    await player.play('cancel');
    for (const message of ['one', 'two'])
      await call(server.app, 'POST /api/provider/chat', { body: { room: player.id, message } }, provider);
    const params = { id: player.id };
    const counts = {
      plans: 2,
      orders: 1,
      batches: 1,
      requests: 0,
      refinements: 1,
      shipments: 1,
      // The records that its submission needed.
      assets: 5,
      unreadMessages: 2,
      lastMessage: {
        senderName: expect.any(String),
        isOwn: false,
        message: 'two',
        sentAt: expect.any(String),
      },
    };
    const colleague = await makeContact(server.ctx, owner.company.id);
    for (const name of ['GET /case/{id}/statistics', 'GET /dso/case/{id}/statistics'] as const)
      for (const { headers } of [owner, colleague])
        expect([name, await call(server.app, name, { params }, headers)]).toEqual([name, counts]);
  });

  it('[CA-15] is listed: requests and shipments, each side its own', async () => {
    const { owner } = group;
    const made = await group.request('APPROVED', { side: 'doctor' });
    const { uuid: id } = await group.caseById(made.caseId);
    const params = { id };
    for (const name of ['GET /case/{id}/request', 'GET /dso/case/{id}/request'] as const)
      expect(await call(server.app, name, { params }, owner.headers)).toMatchObject([{ uuid: made.uuid }]);
    expect(await call(server.app, 'GET /dso/case/{id}/shipments', { params }, owner.headers)).toEqual([]);
  });

  it.each(['request', 'shipments', 'statistics'] as const)(
    '[AP-15] (%s) is nobody else’s to see',
    async (what) => {
      const { uuid: id } = await group.case({ side: 'doctor' });
      const { uuid: ownId } = await group.case();
      const other = await makeCompany(server.ctx, { company: { isDso: true } });
      const clinic = await makeCompany(server.ctx);
      const ask = (side: '' | '/dso', caseId: string, { headers }: { headers: { authorization: string } }) =>
        refusal(server.app, `GET ${side}/case/{id}/${what}`, { params: { id: caseId } }, headers);
      expect((await ask('', id, other)).code).toBe('notFound');
      expect((await ask('/dso', id, other)).code).toBe('notFound');
      expect((await ask('/dso', ownId, group.owner)).code).toBe('notFound');
      expect((await ask('/dso', id, clinic)).code).toBe('forbidden');
    },
  );
});
