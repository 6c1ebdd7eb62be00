import type { CallBody, CaseAction } from '@portal/shared/contract';
import type { Env } from '../env';
import { call } from '../testing/call';
import { startCase } from '../testing/case-player';
import { runCli } from '../testing/services/provider-cli';
import type { TestCompany } from '../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../testing/test-server';
import { makeWorld } from '../testing/world';

let server: TestServer;
let clinic: TestCompany;
let env: Env;
beforeAll(async () => {
  server = await createTestServer();
  env = { API_URL: await server.listen(), PROVIDER_TOKEN: TEST_PROVIDER_TOKEN };
  clinic = (
    await makeWorld(server.ctx, {
      contact: { isSuperAdmin: true },
      company: { name: 'Smile Clinic', isDso: true },
      configuration: { alignerCutline: 'SCALLOPED' },
    })
  ).owner;
});
afterAll(() => server.close());

const ORDERED: readonly CaseAction[] = ['submit', 'passQc', 'publishPlan', 'approvePlan'];
const DELIVERED: readonly CaseAction[] = ['startMfg', 'finishMfg', 'bookShipment', 'ship'];
const start = () =>
  startCase(server, clinic, {
    impressionType: 'meditScanner',
    offset: '0.5',
    teeth: { missing: [14, 15], noAttachments: [11] },
    prescription: { chiefComplaint: 'Crowding', midline: 'maintain' },
  });
async function print(...words: string[]): Promise<string> {
  const { out, err } = await runCli(words, env);
  expect(err).toBe('');
  return out;
}

it('[CO-20] the command for a case says whose it is, what it asks for, and how its order is made and engraved', async () => {
  const player = await start();
  const company = `Smile Clinic (${clinic.company.uuid})`;
  const asked = await print('case', player.id);
  expect(asked).toMatch(new RegExp(`^Company +${company.replace('(', '\\(').replace(')', '\\)')}$`, 'm'));
  expect(asked).toMatch(/^Chosen +offset 0\.5 mm$/m);
  expect(asked).toMatch(/^Teeth +noAttachments 11; missing 14 15$/m);
  expect(asked).toMatch(/^Prescription +chiefComplaint: Crowding; midline: maintain$/m);
  expect(asked).not.toMatch(/Made with|Engraved/);

  const mark = (body: CallBody<'PUT /lmp'>) => call(server.app, 'PUT /lmp', { body }, clinic.headers);
  await mark({ key: 'companyNameFlag', value: true });
  await mark({ key: 'stepNumberFlag', value: true });
  await mark({ key: 'trimLine', value: 'Straight Cut' });
  await call(server.app, 'PUT /lmp', { body: { key: 'companyName', value: 'Smile' } }, clinic.headers);
  const { identifier } = await player.play(...ORDERED);
  const made = await print('case', identifier);
  expect(made).toMatch(/^Made with +trim line SCALLOPED, offset 0\.5 mm$/m);
  expect(made).toMatch(/^Engraved +company name Smile, step number$/m);

  await player.play(...DELIVERED);
  const body = {
    caseUuid: player.id,
    type: 'retainer',
    method: 'stepNumber',
    stepNumber: 1,
    arch: 'upper',
  } as const;
  const request = await call(server.app, 'POST /request', { body }, clinic.headers);
  for (const step of ['approve', 'start']) await print('request', request.identifier, step);
  const begun = await print('request', request.identifier);
  expect(begun).toMatch(/^Made with +what the lab chooses$/m);
  expect(begun).not.toContain('Trim line');

  await player.play('refine');
  expect(await print('case', identifier)).not.toMatch(/Made with|Engraved/);
});
