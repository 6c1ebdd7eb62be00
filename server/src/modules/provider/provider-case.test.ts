import { call, refusal } from '../../testing/call';
import { startCase, type CasePlayer } from '../../testing/case-player';
import { makeCompany, type TestCompany } from '../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';
import { makeWorld } from '../../testing/world';

let server: TestServer;
let clinic: TestCompany;
const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
beforeAll(async () => {
  server = await createTestServer();
  clinic = (await makeWorld(server.ctx)).owner;
});
afterAll(() => server.close());

const start = (): Promise<CasePlayer> => startCase(server, clinic, { impressionType: 'meditScanner' });

describe('the provider’s list of cases', () => {
  it('[CA-03] has those of every company, by status, search, filter and side', async () => {
    const group = await makeWorld(server.ctx, { company: { isDso: true } });
    const one = await start();
    await one.play('submit');
    const { uuid: doctorsId } = await group.case({
      side: 'doctor',
      status: 'IN_QC',
      patientName: 'Unique Findling',
    });
    const uuidsOf = async (query: object) =>
      (
        await call(server.app, 'GET /api/provider/case', { query: { paginate: 999, ...query } }, provider)
      ).data.map(({ uuid }) => uuid);
    expect(await uuidsOf({ status: 'IN_QC' })).toEqual(expect.arrayContaining([one.id, doctorsId]));
    expect(await uuidsOf({ search: 'findling' })).toEqual([doctorsId]);
    expect(await uuidsOf({ status: 'IN_QC', role: 'doctor' })).toEqual([doctorsId]);
    const filter = JSON.stringify({ op: 'EQ', key: 'productId', value: 'WK' });
    expect(await uuidsOf({ filter })).toEqual([]);
    const unknown = { query: { filter: JSON.stringify({ op: 'EQ', key: 'secret', value: 1 }) } };
    expect((await refusal(server.app, 'GET /api/provider/case', unknown, provider)).code).toBe(
      'unknownFilterKey',
    );
    const sorted = { query: { order: 'patientName asc' } };
    expect((await refusal(server.app, 'GET /api/provider/case', sorted, provider)).code).toBe('badRequest');
    expect((await uuidsOf({ order: 'identifier asc' })).slice(-2)).toEqual([one.id, doctorsId]);
    const read = { params: { id: doctorsId } };
    expect((await call(server.app, 'GET /api/provider/case/{id}', read, provider)).patientName).toBe(
      'Unique Findling',
    );
  });
});

describe('the provider’s further steps', () => {
  it('[CA-12] note what was said, and refuse what is not possible', async () => {
    const player = await start();
    const body = { action: 'expire', note: ' Nobody answered ' } as const;
    const input = { params: { id: player.id }, body };
    expect((await call(server.app, 'PUT /api/provider/case/{id}/state', input, provider)).status).toBe(
      'EXPIRED',
    );
    expect((await player.history())[0]).toMatchObject({
      action: 'expired',
      actor: 'provider',
      note: 'Nobody answered',
    });
    expect((await refusal(server.app, 'PUT /api/provider/case/{id}/state', input, provider)).code).toBe(
      'notAllowedNow',
    );
  });

  it('[CA-12] are only those of the list', async () => {
    const player = await start();
    const input = { params: { id: player.id }, body: { action: 'cancel' } } as never;
    expect((await refusal(server.app, 'PUT /api/provider/case/{id}/state', input, provider)).code).toBe(
      'validation',
    );
  });

  it('[CA-23] begin a refinement, with its note', async () => {
    const player = await start();
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
    const body = { note: ' Canines did not track ' };
    const made = await call(
      server.app,
      'POST /api/provider/case/{id}/refinement',
      { params: { id: player.id }, body },
      provider,
    );
    expect(made).toMatchObject({
      caseUuid: player.id,
      number: 1,
      note: 'Canines did not track',
      isOpen: true,
    });
  });

  it('[CA-13] publish no plan without stages', async () => {
    const player = await start();
    await player.play('submit', 'passQc');
    const input = { params: { id: player.id }, body: { upperStages: 0, lowerStages: 0 } };
    const refused = await refusal(server.app, 'POST /api/provider/case/{id}/plan', input, provider);
    expect(refused).toMatchObject({ code: 'validation', extra: [{ field: 'upperStages' }] });
  });

  it('[AP-15] find nothing that is not there', async () => {
    const params = { id: clinic.company.uuid };
    const missing = [
      await refusal(server.app, 'GET /api/provider/case/{id}', { params }, provider),
      await refusal(server.app, 'PUT /api/provider/order/{id}/process', { params }, provider),
      await refusal(
        server.app,
        'PUT /api/provider/plan/{id}/state',
        { params, body: { action: 'convert' } },
        provider,
      ),
      await refusal(
        server.app,
        'PUT /api/provider/case/{id}/rejectOrder',
        { params, body: { reason: 'x' } },
        provider,
      ),
      await refusal(server.app, 'POST /api/provider/case/{id}/refinement', { params, body: {} }, provider),
    ];
    expect(missing.map(({ code }) => code)).toEqual(missing.map(() => 'notFound'));
    const person = await makeCompany(server.ctx);
    expect((await refusal(server.app, 'GET /api/provider/case', {}, person.headers)).code).toBe('forbidden');
  });
});
