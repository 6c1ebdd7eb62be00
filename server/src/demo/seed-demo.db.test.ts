import {
  BATCH_NUMBERS,
  CASE_STATUSES,
  DOCTOR_STATUSES,
  INVITATION_STATES,
  foreignChoices,
  isRequestable,
  REQUEST_STATUSES,
  TOOTH_MARKS,
  WORKFLOWS,
  type CaseStatus,
} from '@portal/shared/contract';
import { count, isNotNull, isNull } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { batch, caseAsset, dentalCase, plan, productionOrder, refinement } from '../db/schema';
import { call } from '../testing/call';
import { createTestServer, type TestServer } from '../testing/test-server';
import { seedDemo } from './seed-demo';
import type { DemoLogin } from './demo-logins';

let server: TestServer;
let logins: DemoLogin[];

beforeAll(async () => {
  server = await createTestServer();
  await seedDemo(server.ctx, { triangles: 2_000 });
  logins = JSON.parse(
    await readFile(join(server.ctx.config.filesDir, 'demo-logins.json'), 'utf8'),
  ) as DemoLogin[];
});
afterAll(() => server.close());

async function signIn(email: string): Promise<{ authorization: string }> {
  const login = logins.find((candidate) => candidate.email === email);
  const { accessToken } = await call(server.app, 'POST /auth', {
    body: { username: email, password: login?.password ?? '' },
  });
  return { authorization: `Bearer ${accessToken}` };
}

/** The last moment of the animation in a binary glTF file. */
function lastStage({ rawPayload }: { readonly rawPayload: Buffer }): number | undefined {
  const { accessors, animations } = JSON.parse(
    rawPayload.toString('utf8', 20, 20 + rawPayload.readUInt32LE(12)),
  ) as {
    readonly accessors: readonly { readonly max?: readonly number[] }[];
    readonly animations: readonly { readonly samplers: readonly { readonly input: number }[] }[];
  };
  return accessors[animations[0]?.samplers[0]?.input ?? 0]?.max?.[0];
}

const all = { paginate: 1_000 };

describe('seedDemo', () => {
  it('[AP-08] has addresses in several countries, a default one only where shipments go in bulk', async () => {
    const addressesOf = async (domain: string) =>
      call(server.app, 'GET /address/all', {}, await signIn(`super@${domain}`));
    for (const domain of ['brightsmile.example', 'cairosmile.example', 'anadoludental.example']) {
      const addresses = await addressesOf(domain);
      expect(new Set(addresses.map(({ countryId }) => countryId)).size).toBeGreaterThan(1);
      expect(addresses.every(({ ownerType }) => ownerType !== 'patient' && ownerType !== 'doctor')).toBe(
        true,
      );
      const defaults = addresses.filter(({ isDefaultShippingAddress }) => isDefaultShippingAddress);
      expect([domain, defaults.length]).toEqual([domain, domain === 'anadoludental.example' ? 0 : 1]);
    }
    expect(await addressesOf('newleaf.example')).toEqual([]);
    const headers = await signIn('super@brightsmile.example');
    const { data: doctors } = await call(server.app, 'GET /dso/doctor', {}, headers);
    const practices = doctors.map(({ uuid }) =>
      call(server.app, 'GET /dso/doctor/{id}/address', { params: { id: uuid } }, headers),
    );
    expect((await Promise.all(practices)).flat().length).toBeGreaterThan(3);
    expect((await call(server.app, 'GET /lmp', {}, headers)).companyName).toBe('Bright Smile');
  });

  it('[CA-14] has a model of each arch that is treated, with the stages of the plan, for every published plan', async () => {
    const { db } = server.ctx;
    const [cases, plans, assets] = await Promise.all([
      db.select().from(dentalCase),
      db.select().from(plan),
      db.select().from(caseAsset),
    ]);
    const published = plans.filter(({ publishedAt }) => publishedAt !== null);
    expect(published.length).toBeGreaterThan(20);
    const seen = new Set<string | null | undefined>();
    for (const { id, caseId, upperStages, lowerStages } of published) {
      const arch = cases.find((found) => found.id === caseId)?.arch;
      const names = assets.filter(({ planId }) => planId === id).map(({ name }) => name);
      const models = { upper: `plan-upper-${upperStages}.glb`, lower: `plan-lower-${lowerStages}.glb` };
      expect(names).toEqual(arch === 'upper' || arch === 'lower' ? [models[arch]] : Object.values(models));
      seen.add(arch);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['both', 'upper', 'lower']));
  });

  it('[CA-18] [CA-20] has clinical choices of every kind, and none that a product does not have', async () => {
    const cases = await server.ctx.db.select().from(dentalCase);
    expect(cases.flatMap((found) => foreignChoices(found.productId, found))).toEqual([]);
    for (const field of ['trimLine', 'offset', 'material', 'teeth'] as const)
      expect([field, cases.some((found) => found[field] !== null)]).toEqual([field, true]);
    const marks = new Set(cases.flatMap(({ teeth }) => Object.keys(teeth ?? {})));
    expect(marks).toEqual(new Set(TOOTH_MARKS));
  });

  it('[CA-14] leads from a plan’s link to models that have its stages', async () => {
    const headers = await signIn('super@brightsmile.example');
    const query = { status: 'IN_CUSTOMER_APPPROVE' as const };
    const { data } = await call(server.app, 'GET /case', { query }, headers);
    const params = { id: data[0]?.uuid ?? '' };
    const [published] = await call(server.app, 'GET /case/{id}/plan', { params }, headers);
    const ofPlan = { params: { id: published?.uuid ?? '' } };
    const { url } = await call(server.app, 'GET /treatPlan/{id}/3dViewerLink', ofPlan, headers);
    const token = url.split('/').at(-1) ?? '';
    const { files } = await call(server.app, 'GET /viewer/{token}', { params: { token } }, headers);
    const stages = await Promise.all(files.map(async (file) => lastStage(await server.app.inject(file.url))));
    expect(files.map(({ contentType }) => contentType)).toEqual(['model/gltf-binary', 'model/gltf-binary']);
    expect(stages).toEqual([published?.upperStages, published?.lowerStages]);
  });

  it('writes logins that work, one super admin for each of the six companies', async () => {
    const supers = logins.filter(({ role }) => role === 'Super admin');
    expect(new Set(supers.map(({ company }) => company)).size).toBe(6);
    for (const { email } of logins) {
      const me = await call(server.app, 'GET /contact/me', {}, await signIn(email));
      expect(me.email).toBe(email);
    }
  });

  it('[CA-06] has a case in every status, on both sides where a side has it', async () => {
    const headers = await signIn('super@brightsmile.example');
    const own = await call(server.app, 'GET /case', { query: all }, headers);
    const doctors = await call(server.app, 'GET /dso/case', { query: all }, headers);
    const statusesOf = (list: typeof own) => new Set(list.data.map(({ status }) => status));
    expect(CASE_STATUSES.filter((status) => !statusesOf(doctors).has(status))).toEqual([]);
    expect(CASE_STATUSES.filter((status) => !statusesOf(own).has(status))).toEqual(['FIRST_MILE_SHIPPED']);
  });

  it('[CA-15] gives each case a history that ends where it is', async () => {
    const headers = await signIn('super@brightsmile.example');
    const { data } = await call(server.app, 'GET /dso/case', { query: { paginate: 30 } }, headers);
    for (const { uuid, status } of data) {
      const history = await call(server.app, 'GET /dso/case/{id}/history', { params: { id: uuid } }, headers);
      expect(history.find(({ subject }) => subject === 'case')?.toStatus).toBe(status);
    }
  });

  it('[CA-21] [CA-23] has plans, orders, batches and refinements as the statuses of its cases want them', async () => {
    const { db } = server.ctx;
    const cases = await db.select().from(dentalCase);
    const [plans, orders] = [await db.select().from(plan), await db.select().from(productionOrder)];
    const made: CaseStatus[] = [
      'IN_MFG',
      'READY_FOR_SHIPPING',
      'IN_SHIPPING',
      'SHIPPED',
      'ACTIVE',
      'COMPLETE',
    ];
    for (const { id, status, withTs } of cases) {
      const ofCase = orders.filter(({ caseId }) => caseId === id);
      const open = ofCase.filter((order) => order.status !== 'SHIPPED' && order.status !== 'CANCELED');
      expect(open.length).toBeLessThan(2);
      if (status === 'PRE_MFG') expect(open).toMatchObject([{ status: 'READY_FOR_MANUFACTURING' }]);
      if (status === 'IN_MFG') expect(open).toMatchObject([{ status: 'MANUFACTURING' }]);
      if (status === 'IN_SHIPPING') expect(open[0]?.shipmentId).not.toBeNull();
      if (!made.includes(status) || withTs) continue;
      const live = plans.filter(
        ({ caseId, status: plans }) => caseId === id && plans !== 'REJECTED' && plans !== 'INACTIVE',
      );
      expect([live.length, live[0]?.publishedAt === null]).toEqual([1, false]);
    }
    const batches = await db.select().from(batch);
    expect(new Set(batches.map(({ number }) => number))).toEqual(new Set(BATCH_NUMBERS));
    expect(batches.every(({ planId }) => planId === null)).toBe(false);
    const asked = await db.select().from(refinement).where(isNotNull(refinement.asked));
    expect(new Set(asked.map((one) => one.asked))).toEqual(new Set(['REQUESTED', 'REFUSED', 'CANCELED']));
    const refinements = await db.select().from(refinement).where(isNull(refinement.asked));
    const canceled = refinements.filter(({ isCanceled }) => isCanceled).map(({ caseId }) => caseId);
    expect(canceled.toSorted()).toEqual(
      cases
        .filter(({ status }) => status === 'CANCELED_REFINEMENT')
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(refinements.length).toBeGreaterThan(canceled.length);
  });

  it('covers every workflow, doctors in every status and a blocked company', async () => {
    const seen = { workflows: new Set<string>(), companies: new Set<string>() };
    for (const { email } of logins.filter(({ role }) => role === 'Super admin')) {
      const headers = await signIn(email);
      seen.workflows.add((await call(server.app, 'GET /company/configuration', {}, headers)).workflow);
      seen.companies.add((await call(server.app, 'GET /company/me', {}, headers)).status);
    }
    expect([...seen.workflows].toSorted()).toEqual([...WORKFLOWS].toSorted());
    expect([...seen.companies]).toEqual(expect.arrayContaining(['ACTIVE', 'BLOCKED']));
    const { data } = await call(
      server.app,
      'GET /dso/doctor',
      { query: all },
      await signIn('super@brightsmile.example'),
    );
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(DOCTOR_STATUSES));
    // As many as an organisation has, with invitations in every state.
    expect(data.length).toBeGreaterThan(200);
    expect(new Set(data.map(({ invitation }) => invitation.state))).toEqual(new Set(INVITATION_STATES));
    expect(new Set(data.map(({ email }) => email)).size).toBe(data.length);
  });

  it('[SM-01] has booked and shipped parcels on both sides, each with its cases', async () => {
    const headers = await signIn('super@brightsmile.example');
    for (const name of ['GET /shipment', 'GET /dso/shipment'] as const) {
      const { data } = await call(server.app, name, { query: all }, headers);
      expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['PENDING', 'SHIPPED']));
      expect(
        data.every(
          ({ caseCount, airwayBillNumber, courier, trackingUrl }) =>
            caseCount > 0 && airwayBillNumber && courier && trackingUrl?.endsWith(airwayBillNumber),
        ),
      ).toBe(true);
      expect(data.every(({ contents, caseCount }) => contents.length >= caseCount)).toBe(true);
      expect(data.some(({ contents }) => contents.some(({ request }) => request !== null))).toBe(true);
    }
  });

  it('[SM-02] has parcels that went their last mile, with every case in them', async () => {
    const headers = await signIn('super@brightsmile.example');
    const { data } = await call(server.app, 'GET /dso/shipment', { query: all }, headers);
    const sentOn = data.filter(({ lastMile }) => lastMile !== null);
    expect(sentOn.length).toBeGreaterThan(0);
    expect(sentOn.some(({ lastMile }) => lastMile?.courier && lastMile.airwayBillNumber)).toBe(true);
    for (const { uuid, lastMile } of sentOn) {
      const params = { id: uuid };
      const cases = await call(server.app, 'GET /dso/shipment/{id}/case', { params }, headers);
      for (const found of cases) {
        const history = await call(
          server.app,
          'GET /dso/case/{id}/history',
          { params: { id: found.uuid } },
          headers,
        );
        const entry = history.find(
          ({ subjectUuid, action }) => subjectUuid === uuid && action === 'shipmentLastMile',
        );
        expect(entry?.createdAt).toBe(lastMile?.shippedAt);
      }
    }
  });

  it('[SM-03] [SM-04] has requests in every status on both sides, as the table and their histories say', async () => {
    const headers = await signIn('super@brightsmile.example');
    const own = await call(server.app, 'GET /request', { query: all }, headers);
    const doctors = await call(server.app, 'GET /dso/request', { query: all }, headers);
    const missing = (list: typeof own) =>
      REQUEST_STATUSES.filter((status) => !list.data.some((request) => request.status === status));
    expect([missing(own), missing(doctors)]).toEqual([['FIRST_MILE_SHIPPED'], []]);
    for (const request of [...own.data, ...doctors.data]) {
      const params = { id: request.case.uuid };
      const found = await call(server.app, 'GET /case/{id}', { params }, headers);
      expect(isRequestable(found.status)).toBe(true);
      expect(request.createdAt > found.statusSince && new Date(request.updatedAt) <= new Date()).toBe(true);
      const history = await call(server.app, 'GET /case/{id}/history', { params }, headers);
      const [newest] = history.filter(({ subjectUuid }) => subjectUuid === request.uuid);
      expect(newest).toMatchObject({
        subjectTo: request.status,
        createdAt: request.updatedAt,
        subjectLabel: request.identifier,
      });
      expect(request.rejectReason !== null).toBe(request.status === 'REJECTED');
    }
    const records = await Promise.all(
      own.data.map(({ uuid }) =>
        call(server.app, 'GET /request/{id}/asset', { params: { id: uuid } }, headers),
      ),
    );
    expect(records.flat().length).toBeGreaterThan(0);
  });

  it('[CA-17] puts the records that it lists into object storage', async () => {
    const rows = await server.ctx.db
      .selectDistinct({ key: caseAsset.storageKey, size: caseAsset.size })
      .from(caseAsset);
    expect(rows.length).toBeGreaterThan(20);
    for (const { key, size } of rows) {
      expect((await buffer(await server.ctx.storage.read(key ?? ''))).length).toBe(size);
    }
  });

  it('does nothing the second time', async () => {
    const counted = () => server.ctx.db.select({ cases: count() }).from(dentalCase);
    const before = await counted();
    await seedDemo(server.ctx, { triangles: 2_000 });
    expect(await counted()).toEqual(before);
  });
});
