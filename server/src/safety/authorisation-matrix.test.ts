import type { CallName, ErrorReply } from '@portal/shared/contract';
import { CALLS, type CallSpec } from '@portal/shared/contract/schemas';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addressesOf, declaredRoutes, type DeclaredRoute } from '../plugins/declared-routes';
import { splitName, toUrl } from '../plugins/route';
import { createTestServer, type TestServer } from '../testing/test-server';
import { castActors, type Actor, type Cast } from './actors';
import { SAMPLES } from './call-samples';
import { expectedAnswer } from './expected-answer';
import { matrixDocument } from './matrix-document';
import { send, type LooseInput } from './send-sample';

const DOCUMENT = fileURLToPath(new URL('../../../docs/authorisation.md', `file://${__filename}`));

let server: TestServer;
let cast: Cast;
let routes: ReadonlyMap<CallName, DeclaredRoute>;
beforeAll(async () => {
  server = await createTestServer();
  cast = await castActors(server.ctx);
  routes = new Map(declaredRoutes(server.ctx).map((route) => [route.name, route]));
});
afterAll(() => server.close());

const NAMES = Object.keys(CALLS) as CallName[];
const routeOf = (name: CallName): DeclaredRoute => {
  const route = routes.get(name);
  if (!route) throw new Error(`${name} is not declared`);
  return route;
};

/** A call by an actor with an input of its own; answers 'allowed' or the code of the refusal. */
async function answerOf(name: CallName, actor: Actor): Promise<{ answer: string; expected: string }> {
  const entrance = await actor.enter();
  const input: LooseInput = await SAMPLES[name](entrance.world, server.ctx);
  const response = await send(server.app, name, input, entrance.headers);
  const success = (CALLS[name] as CallSpec).status ?? 200;
  const answer = response.statusCode === success ? 'allowed' : `${response.json<ErrorReply>().code}`;
  return { answer, expected: expectedAnswer(routeOf(name), entrance) };
}

describe('the matrix of rights', () => {
  it.each(NAMES)(
    '[AP-15] %s is open to those whom its declared policy admits, and to nobody else',
    async (name) => {
      const answers: Record<string, string> = {};
      const expected: Record<string, string> = {};
      for (const actor of cast.actors) {
        const result = await answerOf(name, actor);
        answers[actor.name] = result.answer;
        expected[actor.name] = result.expected;
      }
      expect(answers).toEqual(expected);
    },
  );

  it.each(
    NAMES.filter(
      (name) => name.includes('{id}') && name !== 'GET /city/{id}' && !name.includes('/api/provider'),
    ),
  )('[AP-15] %s does not find a record of another company', async (name) => {
    const { headers } = await cast.stranger.enter();
    const input: LooseInput = await SAMPLES[name](cast.worlds.organisation, server.ctx);
    const response = await send(server.app, name, input, headers);
    expect([response.statusCode, response.json<ErrorReply>().code]).toEqual([404, 'notFound']);
  });

  it.each(['POST /caseAsset', 'POST /request'] as const)(
    '[AP-15] %s does not find a case of another company in its body',
    async (name) => {
      const { headers } = await cast.stranger.enter();
      const input: LooseInput = await SAMPLES[name](cast.worlds.organisation, server.ctx);
      expect((await send(server.app, name, input, headers)).statusCode).toBe(404);
    },
  );

  it('[AP-15] has a line in docs/authorisation.md for every call (UPDATE_DOCS=1 writes it)', async () => {
    const people = await Promise.all(
      cast.actors.map(async ({ name, enter }) => ({ name, ...(await enter()) })),
    );
    const text = matrixDocument(NAMES.map(routeOf), people);
    if (process.env['UPDATE_DOCS'] === '1') writeFileSync(DOCUMENT, text);
    expect(existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '').toBe(text);
  });
});

describe('the routes', () => {
  it('[AP-15] are all of the contract, but for a few with a guard of their own', () => {
    const ofContract = new Set(NAMES.map((name) => toUrl(splitName(name)[1])));
    const others = addressesOf(server.app).filter((url) => !ofContract.has(url));
    expect(others.toSorted()).toEqual(GUARDED_BY_THEMSELVES);
  });
});
/** Health, metrics and the version say nothing about anybody; files and slips are by signature; uploads ask for the token themselves. */
const GUARDED_BY_THEMSELVES = [
  '/api/client/upload',
  '/api/client/upload/:id',
  '/api/docs/openapi.json',
  '/api/files/:token',
  '/api/files/slip/:token',
  '/api/version',
  '/healthz',
  '/metrics',
  '/readyz',
];
