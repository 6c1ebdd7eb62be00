import type { CallBody, CallReply } from '@portal/shared/contract';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sized } from '../../../../tooling/testing/soak';
import { createApp, type App } from '../../app';
import { openDb } from '../../db/client';
import { serviceRequest, shipment, shipmentCase } from '../../db/schema';
import { makeDeliveredCase } from '../../testing/delivered-case';
import { TEST_DATABASE_URL } from '../../testing/services/test-database';
import { createBareDatabase, type BareDatabase } from '../../testing/services/test-postgres';
import {
  PROCESS_PROVIDER_TOKEN,
  startProcess,
  type ServerProcess,
} from '../../testing/services/server-process';
import { makeCompany, makeDoctor, type TestCompany } from '../../testing/test-data';
import { testConfig } from '../../testing/test-server';

/** All of a minute of a busy dispatch desk, pressed at once. */
const CALLS = sized(50, 200);

let folder: string;
let database: BareDatabase;
let servers: ServerProcess[];
let urls: string[];
let looker: App;
let dso: TestCompany;
let doctorId: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-parcels-'));
  database = await createBareDatabase(TEST_DATABASE_URL ?? '');
  const env = { DATA_DIR: folder, DATABASE_URL: database.url };
  servers = [startProcess(env), startProcess(env)];
  urls = await Promise.all(servers.map(({ address }) => address));
  const own = await openDb({ dataDir: 'memory', databaseUrl: database.url, databasePool: 2 });
  looker = await createApp({ ...testConfig(join(folder, 'looker')), redisUrl: null }, own);
  dso = await makeCompany(looker.ctx, {
    company: { isDso: true },
    configuration: { areRequestsEnabled: true },
  });
  doctorId = (await makeDoctor(looker.ctx, dso.company.id)).id;
});
afterAll(async () => {
  for (const server of servers) server.stop();
  await Promise.all(servers.map(({ ended }) => ended));
  await looker.app.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The n-th call goes to the one process or the other. */
async function send(
  n: number,
  method: string,
  path: string,
  body: object,
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${urls[n % urls.length] ?? ''}/api/client${path}`, {
    method,
    headers: { ...dso.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

/** The provider's part of the same. */
async function sendAsProvider(n: number, caseUuid: string): Promise<{ status: number; text: string }> {
  const response = await fetch(
    `${urls[n % urls.length] ?? ''}/api/provider/case/${caseUuid}/lastMileShipped`,
    {
      method: 'PUT',
      headers: { authorization: `Bearer ${PROCESS_PROVIDER_TOKEN}` },
    },
  );
  return { status: response.status, text: await response.text() };
}

/** A doctors' parcel with some cases in it that has come to the organisation. */
async function arrivedParcel(caseCount: number): Promise<{ uuid: string; caseUuids: string[] }> {
  const { db } = looker.ctx;
  const companyId = dso.company.id;
  const cases = [];
  for (let n = 0; n < caseCount; n += 1)
    cases.push(await makeDeliveredCase(looker.ctx, { companyId, doctorId, status: 'FIRST_MILE_SHIPPED' }));
  const fields = { companyId, side: 'doctor', status: 'SHIPPED', shippedAt: new Date() } as const;
  const [row] = await db.insert(shipment).values(fields).returning();
  if (!row) throw new Error('no parcel');
  await db.insert(shipmentCase).values(cases.map(({ id: caseId }) => ({ shipmentId: row.id, caseId })));
  return { uuid: row.uuid, caseUuids: cases.map(({ uuid }) => uuid) };
}

/** What both processes count of their transactions. */
async function countTransactions(outcome: 'committed' | 'repeated'): Promise<number> {
  const texts = await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
  const pattern = new RegExp(`transactions_total\\{outcome="${outcome}"\\} (\\d+)`);
  return texts.reduce((sum, text) => sum + Number(pattern.exec(text)?.[1] ?? 0), 0);
}

it(`[SM-02] ${CALLS} last miles at once over two processes do not wait for each other in a circle`, async () => {
  const parcels = await Promise.all(Array.from({ length: 5 }, () => arrivedParcel(4)));
  const uuids = parcels.map(({ uuid }) => uuid);
  const calls = Array.from({ length: CALLS }, (_, n) => {
    const parcel = parcels[n % parcels.length];
    if (!parcel) throw new Error('no parcel');
    // All of them in both orders, one parcel, or one of its cases: whatever a dispatcher may press.
    if (n % 3 === 0) {
      const shipments = (n % 2 ? uuids : uuids.toReversed()).map((uuid) => ({ uuid }));
      return send(n, 'PUT', '/dso/shipment/lastmile', { shipments });
    }
    if (n % 3 === 1) return send(n, 'PUT', `/dso/shipment/${parcel.uuid}/lastmile`, {});
    const caseUuid = parcel.caseUuids[n % 4] ?? '';
    // The provider says so too, at the same time, of whichever case.
    if (n % 2) return sendAsProvider(n, caseUuid);
    return send(n, 'POST', `/dso/case/${caseUuid}/lastMileShipped`, {});
  });
  const answers = await Promise.all(calls);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const rows = await looker.ctx.db.select().from(shipment);
  expect(rows.filter(({ uuid }) => uuids.includes(uuid)).every(({ lastMileAt }) => lastMileAt !== null)).toBe(
    true,
  );
  const together = answers
    .filter((_, n) => n % 3 === 0)
    .flatMap(({ text }) => (JSON.parse(text) as CallReply<'PUT /dso/shipment/lastmile'>).results)
    .map(({ refusal }) => refusal?.code ?? 'sent');
  expect(['sent', 'alreadySentOn']).toEqual(expect.arrayContaining([...new Set(together)]));
  // The database had no deadlock to break.
  expect(await countTransactions('committed')).toBeGreaterThan(4);
  expect(await countTransactions('repeated')).toBe(0);
});

it('[SM-05] ten presses of Create within a second over two processes make one request', async () => {
  const { uuid: caseUuid } = await makeDeliveredCase(looker.ctx, { companyId: dso.company.id });
  const body: CallBody<'POST /request'> = {
    caseUuid,
    type: 'retainer',
    method: 'stepNumber',
    stepNumber: 1,
    arch: 'both',
    clientId: randomUUID(),
  };
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => send(n, 'POST', '/request', body)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  expect(new Set(answers.map(({ text }) => (JSON.parse(text) as { uuid: string }).uuid)).size).toBe(1);
  expect(await looker.ctx.db.select().from(serviceRequest)).toHaveLength(1);
});
