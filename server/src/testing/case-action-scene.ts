import { startCase, type CasePlayer } from './case-player';
import { makeCompany, type TestCompany } from './test-data';
import { createTestServer, type TestServer } from './test-server';
import { makeWorld, type World } from './world';

type CaseFields = Parameters<typeof startCase>[2];

/** Who meets in what is done about a case: an organisation that approves in two steps, and a clinic that does in one. */
export interface CaseStepScene {
  readonly server: TestServer;
  readonly group: World;
  /** Has nothing to do with doctors. */
  readonly clinic: TestCompany;
  /** A case of a doctor of the organisation's. */
  readonly doctorsCase: (fields?: CaseFields) => Promise<CasePlayer>;
  /** A case of the clinic's own. */
  readonly ownCase: () => Promise<CasePlayer>;
}

/** Opens the scene on a server of its own. */
export async function openCaseStepScene(): Promise<CaseStepScene> {
  const server = await createTestServer();
  const group = await makeWorld(server.ctx, {
    company: { isDso: true },
    configuration: { workflow: 'TWO_STEPS' },
  });
  const clinic = await makeCompany(server.ctx);
  return {
    server,
    group,
    clinic,
    doctorsCase: async (fields = {}) => {
      const { uuid: doctorUuid } = await group.doctor();
      return startCase(server, group.owner, { impressionType: 'meditScanner', doctorUuid, ...fields });
    },
    ownCase: () => startCase(server, clinic, { impressionType: 'meditScanner' }),
  };
}
