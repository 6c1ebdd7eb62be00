import { desc } from 'drizzle-orm';
import { OvertakenError } from '../../db/database-errors';
import { auditLog, storedFile } from '../../db/schema';
import { call, refusal } from '../../testing/call';
import { makeCompany, type TestCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';
import { during, nameDetail } from './audited-call';

let server: TestServer;
let clinic: TestCompany;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  clinic = await makeCompany(server.ctx, {
    contact: { isSuperAdmin: true },
    configuration: { alignerCutline: 'SCALLOPED' },
  });
});
afterAll(() => server.close());

async function newestDetail(): Promise<string | null | undefined> {
  const [row] = await server.ctx.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return row?.detail;
}
const configure = (body: object) =>
  call(server.app, 'PATCH /company/configuration', { body }, clinic.headers);
const mark = (body: object) => call(server.app, 'PUT /lmp', { body: body as never }, clinic.headers);

it('[AP-15] [CO-20] the audit log says which preferences were changed, from what and to what', async () => {
  await configure({ alignerCutline: 'STRAIGHT_CUT', alignerOffset: '0.5', needsTwoApprovers: true });
  expect((await newestDetail())?.split('\n')).toEqual([
    'alignerOffset: – → 0.5',
    'alignerCutline: SCALLOPED → STRAIGHT_CUT',
    'needsTwoApprovers: off → on',
  ]);
  await configure({ alignerCutline: 'STRAIGHT_CUT', alignerOffset: '0' });
  expect(await newestDetail()).toBe('alignerOffset: 0.5 → 0');
});

it('[AP-15] [CO-24] the audit log says what was changed of the laser marking', async () => {
  await mark({ key: 'companyNameFlag', value: true });
  expect(await newestDetail()).toBe('companyNameFlag: off → on');
  await mark({ key: 'companyName', value: ' Bright\nSmile ' });
  expect(await newestDetail()).toBe('companyName: – → Bright Smile');
  await mark({ key: 'trimLine', value: 'Scalloped' });
  expect(await newestDetail()).toBe('trimLine: – → Scalloped');
});

it('[AP-15] [CO-23] the audit log says that the logo was changed, without where its file lies', async () => {
  const key = `${clinic.company.uuid}/lmpLogo.png`;
  const facts = { name: 'logo.png', contentType: 'image/png', size: 1, sha256: '0' };
  await server.ctx.db
    .insert(storedFile)
    .values({ key, companyId: clinic.company.id, purpose: 'lmpLogo', ...facts });
  await mark({ key: 'logoFile', value: key });
  expect(await newestDetail()).toBe('logoFile: – → picture');
  await mark({ key: 'logoFile', value: null });
  expect(await newestDetail()).toBe('logoFile: picture → –');
});

it('[AP-15] a change that got into another one’s way says what it changed when it was done again, and what was said before it began', async () => {
  const subject = clinic.company.uuid;
  const actor = { type: 'provider', name: 'Mia Lab' } as const;
  await during({ action: 'PUT /lmp', actor, subject }, async () => {
    nameDetail('before');
    let tries = 0;
    await server.ctx.transact(async () => {
      tries += 1;
      if (tries > 1) return;
      nameDetail('companyName: – → Lost');
      throw new OvertakenError();
    });
  });
  expect(await newestDetail()).toBe('before');
});

it('[AP-15] a refused change says nothing of what was not changed', async () => {
  await refusal(server.app, 'PUT /lmp', { body: { key: 'companyName', value: 'Other' } }, clinic.headers);
  expect(await newestDetail()).toBeNull();
});
