import type { CallName } from '@portal/shared/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { splitName } from '../plugins/route';

/** The parts of a call, right or wrong. */
export interface LooseInput {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly file?: Blob | undefined;
}

/** Makes a call by whatever parts it is given. */
export async function send(
  app: FastifyInstance,
  name: CallName,
  { params = {}, query = {}, body, file }: LooseInput,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  const [method, path] = splitName(name);
  const values = new Map<string, unknown>(Object.entries(params));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(textOf(values.get(key) ?? '')),
  );
  const payload = file
    ? Buffer.from(await file.arrayBuffer())
    : body === undefined
      ? undefined
      : JSON.stringify(body);
  return app.inject({
    method: method as 'GET',
    url: filled.startsWith('/api/') ? filled : `/api/client${filled}`,
    query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, textOf(value)])),
    headers: {
      ...headers,
      ...(payload !== undefined && { 'content-type': file ? 'image/jpeg' : 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  });
}

/** As it stands in an address; `String` throws for an object without a prototype, which fuzzing makes. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
