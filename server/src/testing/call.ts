import type { CallInput, CallName, CallReply, ErrorReply } from '@portal/shared/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { splitName } from '../plugins/route';

type Headers = Readonly<Record<string, string>>;

/** Makes a call of the contract through the real routes. */
export async function inject<N extends CallName>(
  app: FastifyInstance,
  name: N,
  input: CallInput<N>,
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  const [method, path] = splitName(name);
  const {
    params = {},
    query = {},
    body,
    file,
  } = input as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: object;
    file?: Blob;
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
  return app.inject({
    method: method as 'GET',
    url: filled.startsWith('/api/') ? filled : `/api/client${filled}`,
    query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
    headers: { ...headers, ...(file && { 'content-type': file.type || 'application/octet-stream' }) },
    ...(body && { payload: body }),
    ...(file && { payload: Buffer.from(await file.arrayBuffer()) }),
  });
}

/** A call that has to succeed. */
export async function call<N extends CallName>(
  app: FastifyInstance,
  name: N,
  input: CallInput<N>,
  headers: Headers = {},
): Promise<CallReply<N>> {
  const response = await inject(app, name, input, headers);
  if (response.statusCode >= 300)
    throw new Error(`${name} answered ${response.statusCode}: ${response.body}`);
  return response.json<CallReply<N>>();
}

/** A call that has to be refused: its status and reply. */
export async function refusal<N extends CallName>(
  app: FastifyInstance,
  name: N,
  input: CallInput<N>,
  headers: Headers = {},
): Promise<ErrorReply & { status: number }> {
  const response = await inject(app, name, input, headers);
  if (response.statusCode < 400) throw new Error(`${name} answered ${response.statusCode}`);
  return { status: response.statusCode, ...response.json<ErrorReply>() };
}
