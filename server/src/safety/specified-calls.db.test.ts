import type { CallName, ErrorReply } from '@portal/shared/contract';
import { CALLS, type CallSpec } from '@portal/shared/contract/schemas';
import { Compile } from 'typebox/compile';
import { splitName, toUrl } from '../plugins/route';
import { createTestServer, type TestServer } from '../testing/test-server';
import { castActors, type Actor, type Cast } from './actors';
import { SAMPLES } from './call-samples';
import { send, type LooseInput } from './send-sample';
import { SPECIFIED_CALLS } from './specified-calls';

interface Operation {
  readonly security?: unknown;
  readonly responses: Record<string, unknown>;
}
let server: TestServer;
let cast: Cast;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  server = await createTestServer();
  cast = await castActors(server.ctx);
  paths = (await server.app.inject('/api/docs/openapi.json')).json<{ paths: typeof paths }>().paths;
});
afterAll(() => server.close());

const actorNamed = (name: string): Actor => {
  const actor = cast.actors.find((one) => one.name === name);
  if (!actor) throw new Error(`there is no ${name}`);
  return actor;
};

/** The requirement that a call is a line of. */
function requirementOf(name: CallName): string {
  const [, path] = splitName(name);
  if (/^\/(auth|api\/auth)|Password/.test(path)) return 'AP-06';
  if (/^\/(dso\/)?(address|country|city)/.test(path)) return 'AP-08';
  if (path.startsWith('/contact')) return 'AP-09';
  if (/^\/(dso\/)?company/.test(path)) return 'AP-10';
  if (/^\/(dso\/)?doctor|^\/(courier|rejectReason|lmp)/.test(path)) return 'AP-12';
  if (path === '/chatConnect') return 'CH-05';
  return /^\/(dso\/)?case(\/|$)/.test(path) && !path.endsWith('/asset') ? 'AP-07' : 'AP-11';
}

describe('every call of the specification', () => {
  it.each(SPECIFIED_CALLS.map((name) => [requirementOf(name), name] as const))(
    '[%s] %s is in the document, refuses without a token and answers its schema',
    async (_, name) => {
      const [method, path] = splitName(name);
      const spec: CallSpec = CALLS[name];
      const url = path.startsWith('/api/') ? path : `/api/client${path}`;
      const operation = paths[url]?.[method.toString().toLowerCase()];
      expect(operation).toBeDefined();
      expect(server.app.hasRoute({ method, url: toUrl(path) })).toBe(true);

      const { world, headers } = await actorNamed('DSO super admin').enter();
      const input: LooseInput = await SAMPLES[name](world, server.ctx);
      if (spec.access !== 'public') {
        const refused = await send(server.app, name, input);
        expect([refused.statusCode, refused.json<ErrorReply>().code]).toEqual([401, 'unauthenticated']);
        expect(operation?.security).toBeDefined();
      }
      const answered = await send(server.app, name, input, headers);
      expect([name, answered.statusCode, answered.statusCode < 300 ? '' : answered.body]).toEqual([
        name,
        spec.status ?? 200,
        '',
      ]);
      if (spec.replyType) expect(answered.headers['content-type']).toContain(spec.replyType);
      else expect(Compile(spec.reply).Errors(answered.json())).toEqual([]);
    },
  );
});
