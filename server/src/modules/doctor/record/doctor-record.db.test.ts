import type { CaseStatus } from '@portal/shared/contract';
import { caseHistory, plan } from '../../../db/schema';
import { call, refusal } from '../../../testing/call';
import { makeContact } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { makeWorld, type World } from '../../../testing/world';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await createTestServer();
  world = await makeWorld(server.ctx, { company: { isDso: true }, contact: { name: 'Olivia' } });
});
afterAll(() => server.close());

const DAY = 24 * 3_600_000;
const START = Date.UTC(2026, 0, 1);
const day = (count: number) => new Date(START + count * DAY);

/** A case of a doctor that came to each status on a day, with so many published plans. */
async function caseOf(doctorId: number, moves: readonly (readonly [CaseStatus, number])[], plans = 0) {
  const status = moves.at(-1)?.[0] ?? 'NEW';
  const updatedAt = day(moves.at(-1)?.[1] ?? 0);
  const made = await world.case({ side: 'doctor', doctorId, status, updatedAt });
  const entry = { caseId: made.id, action: 'changed', actor: 'system' } as const;
  const { db } = server.ctx;
  for (const [toStatus, on] of moves)
    await db.insert(caseHistory).values({ ...entry, toStatus, createdAt: day(on) });
  const facts = { caseId: made.id, status: 'REJECTED', upperStages: 1, lowerStages: 1, weeks: 1 } as const;
  for (let number = 1; number <= plans; number += 1)
    await db.insert(plan).values({ ...facts, number, publishedAt: day(number) });
}

describe('how a doctor’s cases go', () => {
  it('[DR-02] is counted by status, with revisions and the days of each phase', async () => {
    const { id, uuid } = await world.doctor();
    const params = { id: uuid };
    // Twice in the quality check: both stays count.
    await caseOf(
      id,
      [
        ['NEW', 0],
        ['IN_QC', 2],
        ['REJECTED', 3],
        ['IN_QC', 4],
        ['IN_TS_GENERATING', 6],
      ],
      1,
    );
    await caseOf(
      id,
      [
        ['NEW', 0],
        ['IN_QC', 4],
        ['IN_TS_GENERATING', 5],
        ['IN_CUSTOMER_APPPROVE', 6],
        ['PRE_MFG', 15],
      ],
      4,
    );
    await caseOf(
      id,
      [
        ['NEW', 0],
        ['IN_QC', 1],
        ['CANCELED', 3],
      ],
      2,
    );
    await caseOf((await world.doctor()).id, [
      ['NEW', 0],
      ['IN_QC', 100],
    ]);
    const found = await call(server.app, 'GET /dso/doctor/{id}/statistics', { params }, world.owner.headers);
    expect(found).toEqual({
      cases: 3,
      openCases: 2,
      lastActivityAt: day(15).toISOString(),
      byStatus: [
        { status: 'IN_TS_GENERATING', count: 1 },
        { status: 'PRE_MFG', count: 1 },
        { status: 'CANCELED', count: 1 },
      ],
      revisions: { cases: 3, median: 1, mean: 4 / 3, most: 3 },
      phases: [
        { phase: 'submission', cases: 3, medianDays: 3 },
        { phase: 'qualityCheck', cases: 3, medianDays: 2 },
        { phase: 'treatmentPlan', cases: 1, medianDays: 10 },
        { phase: 'manufacturing', cases: 0, medianDays: null },
        { phase: 'shipping', cases: 0, medianDays: null },
      ],
    });
  });

  it('[DR-02] is empty for a doctor without cases, and nobody else’s to see', async () => {
    const params = { id: (await world.doctor()).uuid };
    const name = 'GET /dso/doctor/{id}/statistics';
    const found = await call(server.app, name, { params }, world.owner.headers);
    expect(found).toMatchObject({
      cases: 0,
      lastActivityAt: null,
      byStatus: [],
      revisions: { cases: 0, median: null, mean: null, most: null },
    });
    const { owner: other } = await makeWorld(server.ctx, { company: { isDso: true } });
    for (const call_ of [name, 'GET /dso/doctor/{id}/history', 'GET /dso/doctor/{id}/belongings'] as const)
      expect((await refusal(server.app, call_, { params }, other.headers)).status).toBe(404);
    expect(await call(server.app, 'GET /dso/doctor/statistics', {}, other.headers)).toEqual([]);
  });
});

describe('the history of a doctor', () => {
  it('[DR-02] says who changed what, newest first', async () => {
    const { headers, company } = world.owner;
    const rm = (await makeContact(server.ctx, company.id, { role: 'RM', name: 'Rita' })).contact;
    const body = { name: 'Dr. Dora', email: 'history@doctors.example', locationCountryId: 792 };
    const { uuid, version } = await call(server.app, 'POST /dso/doctor', { body }, headers);
    const params = { id: uuid };
    const change = (changes: object) =>
      call(server.app, 'PUT /dso/doctor/{id}', { params, body: changes }, headers);
    await change({
      name: 'Dr. Dora Ada',
      email: 'other@doctors.example',
      externalDoctorId: 'X1',
      locationCountryId: null,
      assignedRmUuid: rm.uuid,
      version,
    });
    // Nothing new is no entry.
    await change({ name: 'Dr. Dora Ada' });
    const entries = await call(server.app, 'GET /dso/doctor/{id}/history', { params }, headers);
    expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['changed', 'Olivia'],
      ['invited', 'Olivia'],
      ['created', 'Olivia'],
    ]);
    expect(entries[0]?.changes).toEqual([
      { field: 'name', from: 'Dr. Dora', to: 'Dr. Dora Ada' },
      { field: 'email', from: 'history@doctors.example', to: 'other@doctors.example' },
      { field: 'externalDoctorId', from: null, to: 'X1' },
      { field: 'country', from: 'TR', to: null },
      { field: 'assignedRm', from: null, to: 'Rita' },
    ]);
    const stale = { params, body: { name: 'Late', version } };
    expect((await refusal(server.app, 'PUT /dso/doctor/{id}', stale, headers)).code).toBe('conflict');
  });

  it('[DR-03] tells blocking and freeing apart, and a manager who goes', async () => {
    const { headers, company } = world.owner;
    const rm = (await makeContact(server.ctx, company.id, { role: 'RM', name: 'Rita' })).contact;
    const { uuid } = await world.doctor({ assignedRmId: rm.id });
    const params = { id: uuid };
    for (const status of ['blocked', 'restricted', 'active', 'active'] as const)
      await call(server.app, 'PUT /dso/doctor/{id}', { params, body: { status } }, headers);
    const admin = await makeContact(server.ctx, company.id, { isSuperAdmin: true, name: 'Sue' });
    const removal = { params: { id: rm.uuid }, query: { reassignTo: 'nobody' as const } };
    await call(server.app, 'DELETE /contact/{id}', removal, admin.headers);
    const entries = await call(server.app, 'GET /dso/doctor/{id}/history', { params }, headers);
    expect(entries.map(({ action }) => action)).toEqual(['changed', 'activated', 'restricted', 'blocked']);
    expect(entries[0]).toMatchObject({
      actorName: 'Sue',
      changes: [{ field: 'assignedRm', from: 'Rita', to: null }],
    });
  });
});
