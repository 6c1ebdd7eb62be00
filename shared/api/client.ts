import type { CallInput, CallName, CallReply, DownloadName } from '../contract';
import { PortalError } from '../errors';
import { dropEmpty } from './drop-empty';
import { createPressKeys } from './press-keys';
import { PRIVATE_QUERY, splitQuery } from './private-query';
import { readDownload, type Download, type OnPart } from './read-download';
import { readReply } from './read-reply';
import { traceparent } from './traceparent';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The caller shows this call's errors itself (field errors, a state of its page); the shell's notice stays away. */
  readonly quiet?: boolean;
  /** Of a download: sees each part of the file as it arrives. */
  readonly onPart?: OnPart;
}

export interface ApiFailure {
  readonly error: PortalError;
  readonly call: CallName;
  readonly quiet: boolean;
}

const sentTokens = new WeakMap<PortalError, string | null>();

/**
 * The access token that a failed call was sent with. Not a field of `ApiFailure`: a new field would change the client's contract, and
 * each remote that uses the client would need a shell of this version (docs/adr/0002-contract.md).
 */
export function sentTokenOf(error: PortalError): string | null | undefined {
  return sentTokens.get(error);
}

type Arguments<N extends CallName> =
  Record<string, never> extends CallInput<N>
    ? [input?: CallInput<N>, options?: CallOptions]
    : [input: CallInput<N>, options?: CallOptions];

export interface ApiClient {
  /** Makes a call of the contract. Throws a PortalError; never shows a notice, never redirects. */
  call<N extends CallName>(name: N, ...args: Arguments<N>): Promise<CallReply<N>>;
  /** Makes a call that answers a file, whole or not at all. Throws as `call`. */
  download<N extends DownloadName>(name: N, ...args: Arguments<N>): Promise<Download>;
  /** Told of every failed call; returns its unsubscribe. */
  onError(listener: (failure: ApiFailure) => void): () => void;
}

export interface ApiSettings {
  readonly baseUrl: string;
  readonly token: () => string | null;
  readonly fetch: typeof fetch;
}

interface Asked {
  readonly token: string | null;
  readonly method: string;
  readonly url: string;
  readonly body?: string | Blob;
}

interface RawInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  file?: Blob;
}

/** The client of the portal's calls (specification § 7): one place for address, token, dropped empties and errors. */
export function createApiClient(settings: ApiSettings): ApiClient {
  const listeners = new Set<(failure: ApiFailure) => void>();
  const keys = createPressKeys();

  async function send(asked: Asked, input: RawInput, options: CallOptions): Promise<Response> {
    const { token, method, url, body } = asked;
    const key = keys.keyOf(asked);
    const trace = traceparent();
    const request: RequestInit = {
      method,
      credentials: 'include',
      headers: {
        ...headersOf(token, input),
        ...(key !== null && { 'idempotency-key': key }),
        ...(trace && { traceparent: trace }),
      },
      ...(body !== undefined && { body }),
      ...(options.signal && { signal: options.signal }),
    };
    if (method !== 'GET') return reach(settings, url, request);
    const { address, secret } = splitQuery(url);
    if (secret === '') return reach(settings, url, request);
    const headers = { ...request.headers, [PRIVATE_QUERY]: secret };
    const response = await reach(settings, address, { ...request, headers });
    // A server from before the header has answered without what it says.
    const isUnread = response.ok && !response.headers.get('vary')?.includes(PRIVATE_QUERY);
    return isUnread ? reach(settings, url, request) : response;
  }

  const callBy =
    <T>(read: (response: Response, options: CallOptions) => Promise<T>) =>
    async (name: CallName, input: RawInput = {}, options: CallOptions = {}): Promise<T> => {
      const [method, path] = name.split(' ') as [string, string];
      const url = settings.baseUrl + addressOf(path, input);
      const asked: Asked = { token: settings.token(), method, url, ...bodyOf(input) };
      try {
        const reply = await read(await send(asked, input, options), options);
        keys.settle(asked);
        return reply;
      } catch (error) {
        keys.settle(asked, error);
        if (error instanceof PortalError) {
          sentTokens.set(error, asked.token);
          for (const listener of listeners) listener({ error, call: name, quiet: options.quiet ?? false });
        }
        throw error;
      }
    };

  return {
    // The types of all calls in one union are beyond the compiler: callers are checked by ApiClient, each call by itself.
    call: callBy(readReply) as ApiClient['call'],
    download: callBy(readDownload) as ApiClient['download'],
    onError(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function reach(settings: ApiSettings, url: string, request: RequestInit): Promise<Response> {
  try {
    return await settings.fetch(url, request);
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    throw new PortalError('network', 'The server cannot be reached. Check your connection and try again.');
  }
}

function addressOf(path: string, { params = {}, query = {} }: RawInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(
    Object.entries(dropEmpty(query)).map(([key, value]) => [key, String(value)]),
  ).toString();
  return (path.startsWith('/api/') ? filled : `/api/client${filled}`) + (search && `?${search}`);
}

function bodyOf({ body, file }: RawInput): Pick<Asked, 'body'> {
  if (file) return { body: file };
  return body ? { body: JSON.stringify(dropEmpty(body)) } : {};
}

function headersOf(token: string | null, { body, file }: RawInput): Record<string, string> {
  return {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(file && { 'content-type': file.type || 'application/octet-stream' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}
