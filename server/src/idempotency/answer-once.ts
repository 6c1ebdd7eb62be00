import type { CallName } from '@portal/shared/contract';
import type { CallSpec } from '@portal/shared/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import type { AppContext } from '../app-context';
import { refusal } from '../refusals';
import { findStep, insertStep, removeSteps, saveAnswer, takeOver } from './idempotency.repository';
import { runPress, type Press } from './press';

type Context = Pick<AppContext, 'db' | 'log'>;

/** Of a file that has not been answered for so long the process is gone that received it. */
const FILE_MS = 15 * 60_000;

/** What a call answers, and whether it changed anything: a repeat does not. */
export interface Answered<T> {
  readonly answer: T;
  readonly isRepeat: boolean;
}

/** The part of a call's description that says whether it takes a key. */
type Keyed = { readonly [K in 'access' | 'binary' | 'replyType']?: CallSpec[K] | undefined };

/**
 * Whether a call takes a key: every one that makes something, of somebody whom we know. Those of one's own session make nothing, and
 * the secret of a second factor, recovery codes and the links of phones, which each press makes anew, are kept nowhere in plain.
 */
export function takesKey(name: CallName, { access, replyType }: Keyed): boolean {
  return (
    /^POST (?!.*\/(?:auth|secondFactor|passkeys|phoneLink)\b)/.test(name) &&
    access !== 'public' &&
    replyType === undefined
  );
}

/**
 * Carries out a call, once for each key that its caller gives it (docs/adr/0020-idempotency-keys.md). The same call again is answered
 * as it was the first time; a refusal is not kept, as it changed nothing.
 * @throws PortalError 'idempotencyKeyTaken'; 'inProgress' for a file that is still being received
 */
export async function answerOnce<T>(
  ctx: Context,
  press: Press | null,
  { isFile }: { readonly isFile: boolean },
  handle: () => Promise<T>,
): Promise<Answered<T>> {
  if (!press) return { answer: await handle(), isRepeat: false };
  const known = await findStep(ctx.db, press, 0);
  if (known && known.fingerprint !== press.fingerprint) throw refusal('idempotencyKeyTaken');
  if (known?.answer) return { answer: JSON.parse(known.answer) as T, isRepeat: true };
  const own = await (isFile ? receiveOnce(ctx, press, handle) : runPress(press, handle));
  const answer = await keepAnswer(ctx, press, own);
  return { answer, isRepeat: press.steps > 0 && press.ownSteps === 0 };
}

/** The bytes of a file are no part of a transaction: its key is taken before they are read. */
async function receiveOnce<T>({ db }: Context, press: Press, handle: () => Promise<T>): Promise<T> {
  const isFirst =
    (await insertStep(db, { press, number: 0 })) ||
    (await takeOver(db, press, new Date(Date.now() - FILE_MS)));
  if (!isFirst) throw refusal('inProgress');
  try {
    return await handle();
  } catch (error) {
    await removeSteps(db, press);
    throw error;
  }
}

/**
 * The first answer of a press is that of its twins too, whatever became of the record between. The call is done: that its answer
 * cannot be kept does not undo it, and a repeat finds what its transactions answered.
 */
async function keepAnswer<T>({ db, log }: Context, press: Press, own: T): Promise<T> {
  try {
    return JSON.parse(await saveAnswer(db, press, JSON.stringify(own))) as T;
  } catch (error) {
    log.error({ err: error }, 'the answer of a press was not kept');
    return own;
  }
}

/** The press that a call is part of; null where it came without a key. Released pages say theirs as `clientId` of the body. */
export function readPress(
  { config }: Pick<AppContext, 'config'>,
  name: CallName,
  { who, provider, headers, params, query, body }: FastifyRequest,
  { binary }: Keyed,
): Press | null {
  const sent = binary ? undefined : (body as { clientId?: unknown } | null | undefined);
  const key = headers['idempotency-key'] ?? sent?.clientId;
  if (typeof key !== 'string' || (!who && provider === null)) return null;
  const content = binary ? [headers['content-length'], headers['content-type']] : sent;
  return {
    owner: who ? `contact:${String(who.contactId)}` : `provider:${String(provider)}`,
    key,
    companyId: who?.companyId ?? null,
    // Under a key of the server's own: what was told cannot be guessed from it.
    fingerprint: createHmac('sha256', config.secrets.fileKey)
      .update(JSON.stringify([name, params, query, content]))
      .digest('hex'),
    steps: 0,
    ownSteps: 0,
  };
}
