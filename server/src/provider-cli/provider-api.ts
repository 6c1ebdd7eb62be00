import type { CallInput, CallName, CallReply, DownloadName, ErrorReply } from '@portal/shared/contract';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { RefusedError, UnreachableError } from './cli-errors';
import type { CliSettings } from './settings';

/** The calls that the service token opens. */
export type ProviderCall = Extract<CallName, `${string} /api/provider/${string}`>;

export interface ProviderApi {
  /**
   * Makes a call of the contract.
   * @throws RefusedError with the server's words; UnreachableError
   */
  send<N extends ProviderCall>(name: N, input: CallInput<N>): Promise<CallReply<N>>;
  /** Writes the file that a call answers, of any size, to a path where there is none yet. @throws as send */
  download<N extends ProviderCall & DownloadName>(name: N, input: CallInput<N>, file: string): Promise<void>;
  /** `send` with a file's bytes as the body; a large one takes its time. */
  sendFile<N extends ProviderCall>(
    name: N,
    input: Omit<CallInput<N>, 'file'>,
    file: string,
  ): Promise<CallReply<N>>;
}

/** A server that has not answered by then does not. */
const PATIENCE_MS = 30_000;

export function createProviderApi({ apiUrl, token }: CliSettings): ProviderApi {
  const call = (name: ProviderCall, input: object, init: RequestInit): Promise<Response> => {
    const [method = 'GET', path = ''] = name.split(' ');
    return reach(apiUrl, new URL(`${apiUrl}${addressOf(path, input)}`), {
      ...init,
      method,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
    });
  };
  const ask = async <N extends ProviderCall>(
    name: N,
    input: object,
    init: RequestInit,
  ): Promise<CallReply<N>> => readReply<N>(await call(name, input, init), apiUrl);
  return {
    send: (name, input) => {
      const { body } = input as { body?: unknown };
      const signal = AbortSignal.timeout(PATIENCE_MS);
      return ask(
        name,
        input,
        body === undefined
          ? { signal }
          : { signal, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
      );
    },
    download: async (name, input, file) => {
      const response = await call(name, input, {});
      if (!response.ok || !response.body) return void (await readReply(response, apiUrl));
      // Nobody else on the machine reads it.
      const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
      await pipeline(Readable.fromWeb(response.body as ReadableStream<Uint8Array>), target);
    },
    sendFile: (name, input, file) =>
      ask(name, input, {
        // The type that Node's own streams have differs from the one that its fetch wants.
        body: Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>,
        headers: { 'content-type': 'application/octet-stream' },
        duplex: 'half',
      }),
  };
}

function addressOf(path: string, input: object): string {
  const { params = {}, query = {} } = input as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(asked.map(([key, value]): [string, string] => [key, String(value)]));
  return asked.length === 0 ? filled : `${filled}?${search.toString()}`;
}

async function reach(apiUrl: string, url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    throw new UnreachableError(`Nobody answers at ${apiUrl}. Is the portal running, and is API_URL right?`);
  }
}

async function readReply<N extends ProviderCall>(response: Response, apiUrl: string): Promise<CallReply<N>> {
  const text = await response.text();
  const reply = parse(text);
  if (response.ok && reply !== undefined) return reply as CallReply<N>;
  throw new RefusedError(
    isErrorReply(reply)
      ? wordsOf(reply)
      : `${apiUrl} answered ${response.status} and nothing of the portal's. Is API_URL right?`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isErrorReply(reply: unknown): reply is ErrorReply {
  return typeof reply === 'object' && reply !== null && 'code' in reply && 'message' in reply;
}

/** The server's message and, line by line, the fields that it is about. */
function wordsOf({ message, extra = [] }: ErrorReply): string {
  const fields = extra.filter(({ msg }) => msg !== message || extra.length > 1);
  return [message, ...fields.map(({ field, msg }) => (field ? `  ${field}: ${msg}` : `  ${msg}`))].join('\n');
}
