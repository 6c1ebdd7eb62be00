import type { CallInput, CallName, CallReply, DownloadName, ErrorReply } from '@portal/shared/contract';
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { LateAnswerError, RefusedError, UnreachableError } from './cli-errors';
import type { CliSettings } from './settings';

/** The calls that the service token opens. */
export type ProviderCall = Extract<CallName, `${string} /api/provider/${string}`>;

export interface ProviderApi {
  /**
   * Makes a call of the contract. One that makes something is made a second time where its answer does not come: both have
   * one key, by which the server does it once (docs/adr/0020-idempotency-keys.md).
   * @throws RefusedError with the server's words; UnreachableError, LateAnswerError
   */
  send<N extends ProviderCall>(name: N, input: CallInput<N>): Promise<CallReply<N>>;
  /** Writes the file that a call answers, of any size, to a path where there is none yet. @throws as send */
  download<N extends ProviderCall & DownloadName>(name: N, input: CallInput<N>, file: string): Promise<void>;
  /**
   * `send` with a file's bytes as the body; a large one takes its time. It goes once, and so without a key: sending a large file anew is
   * for whoever typed it to decide.
   */
  sendFile<N extends ProviderCall>(
    name: N,
    input: Omit<CallInput<N>, 'file'>,
    file: string,
  ): Promise<CallReply<N>>;
}

/** A server that has not answered by then does not. */
const PATIENCE_MS = 30_000;

/** @param patienceMs how long an answer is waited for; that to a file for as long as it is being sent */
export function createProviderApi(
  { apiUrl, token }: CliSettings,
  { patienceMs = PATIENCE_MS }: { readonly patienceMs?: number } = {},
): ProviderApi {
  const call = (name: ProviderCall, input: object, init: RequestInit): Promise<Response> => {
    const [method = 'GET', path = ''] = name.split(' ');
    return fetch(new URL(`${apiUrl}${addressOf(path, input)}`), {
      ...init,
      method,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
    });
  };
  const ask = <N extends ProviderCall>(name: N, input: object, init: RequestInit): Promise<CallReply<N>> =>
    reach(apiUrl, name, async () => readReply<N>(await call(name, input, init), apiUrl));
  return {
    send: <N extends ProviderCall>(name: N, input: CallInput<N>) => {
      const { body } = input as { body?: unknown };
      const isKeyed = name.startsWith('POST ');
      const headers = {
        ...(isKeyed && { 'idempotency-key': randomUUID() }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const attempt = () =>
        ask<N>(name, input, {
          signal: AbortSignal.timeout(patienceMs),
          headers,
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
      return isKeyed ? withSecondTry(attempt) : attempt();
    },
    download: (name, input, file) =>
      reach(apiUrl, name, async () => {
        const response = await call(name, input, {});
        if (!response.ok || !response.body) return void (await readReply(response, apiUrl));
        // Nobody else on the machine reads it.
        const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
        await pipeline(Readable.fromWeb(response.body as ReadableStream<Uint8Array>), target);
      }),
    sendFile: (name, input, file) =>
      ask(name, input, {
        // The type that Node's own streams have differs from the one that its fetch wants.
        body: Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>,
        headers: { 'content-type': 'application/octet-stream' },
        duplex: 'half',
      }),
  };
}

async function withSecondTry<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (first) {
    if (!(first instanceof LateAnswerError)) throw first;
    // A server that is gone by then may have done it before.
    return attempt().catch((second: unknown) => {
      throw second instanceof UnreachableError ? first : second;
    });
  }
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

/** How a connection fails by which the server may have heard the call. */
const LOST = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'];

/** @throws LateAnswerError, UnreachableError; RefusedError as it comes, and what is wrong with a file here */
async function reach<T>(apiUrl: string, name: ProviderCall, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isLate(error)) {
      // What only reads may be asked for again.
      const doubt = ' What was asked for may have been done: look before you type it again.';
      throw new LateAnswerError(
        `${apiUrl} was reached and did not answer.${name.startsWith('GET ') ? '' : doubt}`,
      );
    }
    if (!(error instanceof TypeError)) throw error;
    throw new UnreachableError(`Nobody answers at ${apiUrl}. Is the portal running, and is API_URL right?`);
  }
}

function isLate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = (error.cause ?? {}) as { readonly code?: unknown };
  return error.name === 'TimeoutError' || LOST.includes(String(code));
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
