import { PRIVATE_QUERY, type CallName, type CallReply } from '../contract';
import { findUnknownFields } from './check-bodies';
import { atEndOfTest } from './end-of-test';

export interface ServedRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** What was sent: an object, or the Blob of a file. */
  readonly body: unknown;
  /** Of a press (`Idempotency-Key`); null where the call makes nothing. */
  readonly key: string | null;
}
type Answer<Reply> = Reply | ((request: ServedRequest) => Reply | Response | Promise<Reply | Response>);
/** What delivery answers beside the server, such as `POST /portal/reports`. */
type DeliveryCall = `${'GET' | 'POST'} /portal/${string}`;
export type Served = { [N in CallName]?: Answer<CallReply<N>> } & { [N in DeliveryCall]?: Answer<object> };
type Seen = { call: CallName; request: ServedRequest }[];

/**
 * A strict stand-in for the server in component tests: answers the named calls, typed by the contract, through the real client.
 * Any other call fails the test, also where the page makes nothing of it, and so does a body with a field that its call does not
 * have. Returns the requests it saw; gone after the test.
 */
export function serveCalls(served: Served): { seen: Seen } {
  const seen: Seen = [];
  const unserved = new Set<string>();
  const replaced = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { pathname, searchParams: query } = new URL(String(input), 'http://portal.test');
    const privately = new Headers(init?.headers).get(PRIVATE_QUERY);
    for (const [name, value] of new URLSearchParams(privately ?? '')) query.set(name, value);
    const method = init?.method ?? 'GET';
    for (const [call, answer] of inOrder(served)) {
      const params = matchCall(call, method, pathname);
      if (!params) continue;
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
      const key = new Headers(init?.headers).get('idempotency-key');
      const request = { params, query, body, key };
      seen.push({ call, request });
      const result: unknown =
        typeof answer === 'function' ? await (answer as (r: ServedRequest) => unknown)(request) : answer;
      const response = result instanceof Response ? result : Response.json(result);
      if (privately) response.headers.append('vary', PRIVATE_QUERY);
      return response;
    }
    unserved.add(`${method} ${pathname}`);
    throw new Error(`Nobody answers ${method} ${pathname}`);
  };
  atEndOfTest(async () => {
    globalThis.fetch = replaced;
    if (unserved.size > 0) throw new Error(await describeUnserved([...unserved]));
    const unknown = await findUnknownFields(
      seen.flatMap(({ call, request: { body } }) => (isObject(body) ? [{ call, body }] : [])),
    );
    if (unknown.length > 0)
      throw new Error(`The page sent fields that calls do not have: ${unknown.join(', ')}`);
  });
  return { seen };
}

const isObject = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && !(body instanceof Blob);

/** Says which calls were not served, by their names in the contract where they have one. */
async function describeUnserved(requests: readonly string[]): Promise<string> {
  const { CALLS } = await import('../contract/calls');
  const calls = inOrder(CALLS);
  const lines = requests.map((request) => {
    const [method, pathname] = request.split(' ') as [string, string];
    const name = calls.find(([call]) => matchCall(call, method, pathname))?.[0];
    return `  ${request}${name ? `, which is '${name}'` : ''}`;
  });
  return ['The page made calls that this test does not serve:', ...lines].join('\n');
}

/** Fixed paths before those with parameters, as a router has it: `/case/statistics` is no case. */
function inOrder(calls: Partial<Record<CallName, unknown>>): [CallName, unknown][] {
  const fields = (call: string): number => call.split('{').length;
  return (Object.entries(calls) as [CallName, unknown][]).toSorted(([a], [b]) => fields(a) - fields(b));
}

function matchCall(call: string, method: string, pathname: string): Record<string, string> | undefined {
  const [callMethod, path] = call.split(' ') as [string, string];
  if (callMethod !== method) return undefined;
  const full = /^\/(api|portal)\//.test(path) ? path : `/api/client${path}`;
  const pattern = full.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(pathname);
  return match ? { ...match.groups } : undefined;
}
