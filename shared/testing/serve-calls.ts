import type { CallName, CallReply } from '../contract';

export interface ServedRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** What was sent: an object, or the Blob of a file. */
  readonly body: unknown;
}
type Answer<N extends CallName> =
  CallReply<N> | ((request: ServedRequest) => CallReply<N> | Response | Promise<CallReply<N> | Response>);
export type Served = { [N in CallName]?: Answer<N> };

/**
 * A strict stand-in for the server in component tests: answers the named calls, typed by the contract, through the real client,
 * and fails on any other. Returns the requests it saw.
 */
export function serveCalls(served: Served): { seen: { call: CallName; request: ServedRequest }[] } {
  const seen: { call: CallName; request: ServedRequest }[] = [];
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://portal.test');
    const method = init?.method ?? 'GET';
    for (const [call, answer] of inOrder(served)) {
      const params = matchCall(call, method, url.pathname);
      if (!params) continue;
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
      const request = { params, query: url.searchParams, body };
      seen.push({ call, request });
      const result: unknown =
        typeof answer === 'function' ? await (answer as (r: ServedRequest) => unknown)(request) : answer;
      return result instanceof Response ? result : Response.json(result);
    }
    throw new Error(`Nobody answers ${method} ${url.pathname}`);
  };
  return { seen };
}

/** Fixed paths before those with parameters, as a router has it: `/case/statistics` is no case. */
function inOrder(served: Served): [CallName, unknown][] {
  const fields = (call: string): number => call.split('{').length;
  return (Object.entries(served) as [CallName, unknown][]).toSorted(([a], [b]) => fields(a) - fields(b));
}

function matchCall(call: CallName, method: string, pathname: string): Record<string, string> | undefined {
  const [callMethod, path] = call.split(' ') as [string, string];
  if (callMethod !== method) return undefined;
  const full = path.startsWith('/api/') ? path : `/api/client${path}`;
  const pattern = full.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(pathname);
  return match ? { ...match.groups } : undefined;
}
