import type { CallInput, CallName, CallReply } from '../contract';
import { PortalError } from '../errors';
import { dropEmpty } from './drop-empty';
import { readReply } from './read-reply';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The caller shows this call's errors itself (field errors, a state of its page); the shell's notice stays away. */
  readonly quiet?: boolean;
}

export interface ApiFailure {
  readonly error: PortalError;
  readonly call: CallName;
  readonly quiet: boolean;
}

type Arguments<N extends CallName> =
  Record<string, never> extends CallInput<N>
    ? [input?: CallInput<N>, options?: CallOptions]
    : [input: CallInput<N>, options?: CallOptions];

export interface ApiClient {
  /** Makes a call of the contract. Throws a PortalError; never shows a notice, never redirects. */
  call<N extends CallName>(name: N, ...args: Arguments<N>): Promise<CallReply<N>>;
  /** Told of every failed call; returns its unsubscribe. */
  onError(listener: (failure: ApiFailure) => void): () => void;
}

export interface ApiSettings {
  readonly baseUrl: string;
  readonly token: () => string | null;
  readonly fetch: typeof fetch;
}

interface RawInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** The client of the portal's calls (specification § 7): one place for address, token, dropped empties and errors. */
export function createApiClient(settings: ApiSettings): ApiClient {
  const listeners = new Set<(failure: ApiFailure) => void>();

  async function send(name: CallName, input: RawInput, options: CallOptions): Promise<unknown> {
    const [method, path] = name.split(' ') as [string, string];
    const url = settings.baseUrl + addressOf(path, input);
    const response = await reach(settings, url, {
      method,
      credentials: 'include',
      headers: headersOf(settings.token(), input.body),
      ...(input.body && { body: JSON.stringify(dropEmpty(input.body)) }),
      ...(options.signal && { signal: options.signal }),
    });
    return readReply(response);
  }

  return {
    async call(name, ...[input, options = {}]) {
      try {
        return (await send(name, (input ?? {}) as RawInput, options)) as CallReply<typeof name>;
      } catch (error) {
        if (error instanceof PortalError) {
          for (const listener of listeners) listener({ error, call: name, quiet: options.quiet ?? false });
        }
        throw error;
      }
    },
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
    throw new PortalError('network', 'The server cannot be reached');
  }
}

function addressOf(path: string, { params = {}, query = {} }: RawInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(
    Object.entries(dropEmpty(query)).map(([key, value]) => [key, String(value)]),
  ).toString();
  return (path.startsWith('/api/') ? filled : `/api/client${filled}`) + (search && `?${search}`);
}

function headersOf(token: string | null, body: unknown): Record<string, string> {
  return {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}
