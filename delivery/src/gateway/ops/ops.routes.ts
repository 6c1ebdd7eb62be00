import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { answerNotFound } from '../request-log';
import type { Delivery } from '../../operations';
import { registerChangeRoutes } from './change.routes';
import { refuse, refuseForeignChange } from './ops-guards';
import { answerOpsError } from './ops-errors';
import { registerOpsPage } from './page.routes';
import type { OpsPerson } from './ops-people';
import type { SecondFactors } from './second-factors';
import { SessionCookies, type OpsSession } from './session-cookie';
import { registerSessionRoutes } from './session.routes';
import { registerUpkeepRoutes } from './upkeep.routes';
import { registerStateRoutes, type StateParts } from './state.routes';

export interface OpsParts extends StateParts {
  /** Opens the page to whoever has it, under the name that they give. */
  readonly token: string;
  readonly people: readonly OpsPerson[];
  readonly secondFactors: SecondFactors;
  /** By which several gateways take a code once. */
  readonly redis: Redis | null;
  readonly delivery: Delivery;
  /** Folder of the built page. */
  readonly assetsDir: string;
  /** Milliseconds of the epoch. */
  readonly now: () => number;
}

/** `/ops`: the page from which releases are activated and rolled back, and its API. Both work while the API server is down. */
export async function registerOps(app: FastifyInstance, parts: OpsParts): Promise<void> {
  const cookies = new SessionCookies(parts, parts.now);
  const sessionOf = (request: FastifyRequest) => cookies.read(request.headers.cookie);
  // No call behind the login comes without one.
  const whoOf = (request: FastifyRequest): OpsSession => sessionOf(request) ?? NOBODY;

  registerOpsPage(app, parts.assetsDir);
  refuseOthers(app);
  await app.register(async (api) => {
    api.setErrorHandler(answerOpsError);
    api.addHook('onRequest', refuseForeignChange);
    registerSessionRoutes(api, cookies, parts);
    await api.register(async (inside) => {
      inside.addHook('onRequest', async (request, reply) =>
        sessionOf(request) ? undefined : refuse(reply, 401, 'unauthorised', 'Please log in.'),
      );
      registerStateRoutes(inside, parts, whoOf);
      registerChangeRoutes(inside, parts, whoOf);
      registerUpkeepRoutes(inside, parts, whoOf);
    });
  });
}

const NOBODY: OpsSession = { name: '', domains: [] };

/** Without a token there is no ops page. */
export function registerNoOps(app: FastifyInstance): void {
  app.get('/ops', async (_request, reply) => answerNotFound(reply));
  refuseOthers(app);
}

/** What lies under `/ops` is never the portal's page. */
function refuseOthers(app: FastifyInstance): void {
  app.get('/ops/*', async (_request, reply) => answerNotFound(reply));
}
