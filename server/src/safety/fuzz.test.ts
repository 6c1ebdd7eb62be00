import type { CallName, ErrorReply } from '@portal/shared/contract';
import { CALLS, type CallSpec } from '@portal/shared/contract/schemas';
import { ERROR_STATUS, FIELD_CODES } from '@portal/shared/errors';
import fc from 'fast-check';
import { sized } from '../../../tooling/testing/soak';
import { createTestServer, type TestServer } from '../testing/test-server';
import { castActors, type Cast } from './actors';
import { fingerprintOf } from './fingerprint';
import { SAMPLES } from './call-samples';
import { JUNK_KINDS, looselyOf, type KnownValues } from './schema-arbitrary';
import { send, type LooseInput } from './send-sample';

const NAMES = Object.keys(CALLS) as CallName[];
/** Requests over all calls; FUZZ_REQUESTS makes more of them, FUZZ_SEED repeats a run. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? sized(3 * NAMES.length, 10_500));
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261);
const PER_CALL = Math.ceil(REQUESTS / NAMES.length);

let server: TestServer;
let cast: Cast;
let fingerprint: () => Promise<string>;
let known: KnownValues;
let made = 0;
let succeeded = 0;
beforeAll(async () => {
  server = await createTestServer();
  cast = await castActors(server.ctx);
  fingerprint = await fingerprintOf(server.ctx.db);
  known = { uuids: await uuidsOfRecords(), integers: [1, 2, 840, 0] };
});
afterAll(() => server.close());

/** Mails of what was accepted leave behind its answer, and what became of an invitation's is written with the doctor. */
async function fingerprintAtRest(): Promise<string> {
  await server.ctx.mail.deliver();
  return fingerprint();
}

/** The ids of what the samples of all calls name: records in every state. */
async function uuidsOfRecords(): Promise<string[]> {
  const found = new Set<string>();
  for (const name of NAMES) {
    const input = await SAMPLES[name](cast.worlds.organisation, server.ctx);
    for (const [uuid] of JSON.stringify(input).matchAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))
      found.add(uuid);
  }
  return [...found];
}

/** Inputs of a call: by its schemas, or the sample's with parts of another kind. */
function inputsOf(name: CallName): fc.Arbitrary<LooseInput> {
  const { params, query, body, binary }: CallSpec = CALLS[name];
  return fc.record(
    {
      ...(params && { params: looselyOf(params, known).map(asObject) }),
      ...(query && { query: looselyOf(query, known).map(asObject) }),
      ...(body && { body: looselyOf(body, known) }),
      ...(binary && {
        file: fc.uint8Array({ maxLength: 400 }).map((bytes) => new Blob([Buffer.from(bytes)])),
      }),
    },
    { requiredKeys: [] },
  );
}
/** The same with one part after the other replaced by each kind of junk, so that every call meets every kind. */
function badInputsOf(name: CallName): fc.Arbitrary<LooseInput>[] {
  const { params, query, body }: CallSpec = CALLS[name];
  const parts: ((junk: fc.Arbitrary<unknown>) => fc.Arbitrary<LooseInput>)[] = [
    ...(params ? [(junk: fc.Arbitrary<unknown>) => fc.record({ params: eachFieldOf(params, junk) })] : []),
    ...(body ? [(junk: fc.Arbitrary<unknown>) => fc.record({ body: junk })] : []),
    (junk) => fc.record({ query: eachFieldOf(query ?? { properties: { unknown: {} } }, junk) }),
  ];
  return JUNK_KINDS.map((junk, index) => {
    const replace = parts[index % parts.length];
    return fc
      .tuple(inputsOf(name), replace?.(junk) ?? fc.constant({}))
      .map(([input, bad]) => ({ ...input, ...bad }));
  });
}
function eachFieldOf(schema: object, junk: fc.Arbitrary<unknown>): fc.Arbitrary<object> {
  const names = Object.keys((schema as { properties?: object }).properties ?? {});
  return fc.record(Object.fromEntries(names.map((field) => [field, junk])));
}
const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

describe('requests of every kind', () => {
  it.each(NAMES)(
    '[AP-15] %s: no fault of the server’s own, and nothing changes by a refused one',
    async (name) => {
      const actors = cast.actors.filter(({ name: who }) => !['nobody', 'expired token'].includes(who));
      const entrances = await Promise.all(actors.map((actor) => actor.enter()));
      let before = await fingerprintAtRest();
      const requests = [
        [inputsOf(name), PER_CALL] as const,
        ...badInputsOf(name).map((bad) => [bad, 1] as const),
      ].flatMap(([inputs, numRuns]) =>
        fc.sample(fc.tuple(inputs, fc.constantFrom(...entrances)), { numRuns, seed: SEED }),
      );
      for (const [input, { headers }] of requests) {
        const response = await send(server.app, name, input, headers);
        made += 1;
        if (response.statusCode < 300) succeeded += 1;
        const said = `${name} ${JSON.stringify(input)} → ${response.statusCode} ${response.body.slice(0, 300)}`;
        if (response.statusCode >= 500) throw new Error(said);
        const after = response.statusCode >= 400 || name.startsWith('GET ') ? await fingerprint() : null;
        if (response.statusCode >= 400) {
          const { code, message, extra = [] } = response.json<ErrorReply>();
          if (ERROR_STATUS[code as keyof typeof ERROR_STATUS] === undefined || typeof message !== 'string')
            throw new Error(said);
          if (extra.some((entry) => entry.code === undefined || !(entry.code in FIELD_CODES)))
            throw new Error(said);
        }
        if (after !== null && after !== before) throw new Error(`something changed by ${said}`);
        before = after ?? (await fingerprintAtRest());
      }
    },
  );

  it('[AP-15] reached every call, by its schemas and by each kind of junk', () => {
    expect(made).toBe(NAMES.length * (PER_CALL + JUNK_KINDS.length));
    // Otherwise they would all have stopped at the first check.
    expect(succeeded / made).toBeGreaterThan(0.1);
  });
});
