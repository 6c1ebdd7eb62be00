import type { Case, CaseAsset, CaseHistoryEntry, ChatMessage, Plan } from '@portal/shared/contract';
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ChatPage } from '../chat/chat-page';
import { PROCESS_PROVIDER_TOKEN } from '../services/server-process';
import { PNG } from '../test-files';
import { metadataOf } from '../upload-scene';
import type { FaultyServer } from './faulty-server';

const AGAIN_MS = 50;
const TEXTS = ['Good morning', 'Please look at 11'];
const ANSWER = 'We look into it';
const LAB = { authorization: `Bearer ${PROCESS_PROVIDER_TOKEN}` };
/** Steps that a case takes once each. */
const MOVES = [
  ['PUT', '/api/client/case/{id}', { submit: true }],
  ['PUT', '/api/client/case/{id}/courierNotified'],
  ['PUT', '/api/provider/case/{id}/state', { action: 'pendingQc' }],
  ['PUT', '/api/provider/case/{id}/passQc'],
] as const;
/** What the history of the case calls them. */
const ENTRIES = ['submitted', 'courierNotified', 'impressionsReceived', 'qcPassed'];
const NOTES = 'Soft, please';

/** What a patient's journey was acknowledged as, and how often something had to be done once more. */
export interface Journey {
  readonly patientName: string;
  readonly caseUuid: string;
  readonly sha256: string;
}

export interface Tally {
  calls: number;
  again: number;
}

/** What is missing and what is there twice; zero, as it has to be. */
export interface Losses {
  lost: string[];
  doubled: string[];
}

type Site = Pick<FaultyServer, 'url' | 'clinic'>;

/** A case from its making to its plan, with a record and messages of both sides, as pages and the provider do it: again until acknowledged. */
export async function travel({ url, clinic }: Site, patientName: string, tally: Tally): Promise<Journey> {
  const ask = <T>(method: string, path: string, body?: object): Promise<T> =>
    askUntilDone<T>(
      {
        url: `${url}${path}`,
        method,
        headers: path.startsWith('/api/provider') ? LAB : clinic.headers,
        body,
      },
      tally,
    );
  const { uuid } = await ask<Case>('POST', '/api/client/case', {
    patientName,
    productId: 'AL',
    impressionType: 'physical',
    arch: 'upper',
  });
  await ask('PUT', `/api/client/case/${uuid}`, { notes: NOTES });
  await sendRecord({ url, clinic }, uuid, ask, tally);
  const page = new ChatPage({ token: clinic.tokens.accessToken, room: uuid, urls: [url] });
  await page.open();
  for (const text of TEXTS) await page.send(text);
  await ask('POST', '/api/provider/chat', { room: uuid, message: ANSWER });
  page.close();
  for (const [method, path, body] of MOVES) await ask(method, path.replace('{id}', uuid), body);
  await ask('POST', `/api/provider/case/${uuid}/plan`, { upperStages: 12, lowerStages: 0 });
  return { patientName, caseUuid: uuid, sha256: createHash('sha256').update(PNG).digest('hex') };
}

interface Ask {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: object | undefined;
}

/** One press: the same key each time, until the server says that it is done. */
async function askUntilDone<T>({ url, method, headers, body }: Ask, tally: Tally): Promise<T> {
  const key = randomUUID();
  for (let tries = 1; ; tries += 1) {
    tally.calls += 1;
    const answer = await fetch(url, {
      method,
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body ?? {}),
    }).catch(() => null);
    if (answer?.ok) return (await answer.json()) as T;
    // A step whose answer was lost is refused the second time; that it was done, the history shows in the end.
    if (answer?.status === 409 && method === 'PUT' && tries > 1) return undefined as T;
    // A refusal is an answer; only what nobody answered for is done again.
    if (answer && answer.status < 500 && answer.status !== 429)
      throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`);
    tally.again += 1;
    await pause(AGAIN_MS);
  }
}

/** A photograph by tus: where an answer is lost, the server says how much it has. */
async function sendRecord(
  { url, clinic }: Site,
  caseUuid: string,
  ask: <T>(method: string, path: string, body?: object) => Promise<T>,
  tally: Tally,
): Promise<void> {
  const announced = { caseUuid, assetType: 'frtImg', name: 'front.png', size: PNG.length };
  const { asset } = await ask<{ asset: CaseAsset }>('POST', '/api/client/caseAsset', announced);
  const path = `${url}/api/client/upload`;
  const tus = async (method: string, to: string, headers: Record<string, string>, bytes?: Buffer) => {
    tally.calls += 1;
    return fetch(to, {
      method,
      headers: { 'tus-resumable': '1.0.0', ...clinic.headers, ...headers },
      ...(bytes && { body: new Uint8Array(bytes) }),
    }).catch(() => null);
  };
  const create = { 'upload-length': String(PNG.length), 'upload-metadata': metadataOf(asset.uuid) };
  for (;;) {
    const head = await tus('HEAD', `${path}/${asset.uuid}`, {});
    if (head?.status === 404) await tus('POST', path, create);
    else if (head?.ok) {
      const offset = Number(head.headers.get('upload-offset'));
      if (offset === PNG.length) return;
      const type = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
      await tus('PATCH', `${path}/${asset.uuid}`, type, PNG.subarray(offset));
    } else {
      tally.again += 1;
      await pause(AGAIN_MS);
    }
  }
}

/** Compares what was acknowledged with what a server shows that has no faults. */
export async function findLosses({ url, clinic }: Site, journeys: readonly Journey[]): Promise<Losses> {
  const losses: Losses = { lost: [], doubled: [] };
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${url}/api/client${path}`, { headers: clinic.headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as T;
  };
  const judge = (what: string, found: number): void => {
    if (found === 0) losses.lost.push(what);
    if (found > 1) losses.doubled.push(what);
  };
  const { data } = await read<{ data: Case[] }>('/case?page=1&paginate=1000&getStatistics=false');
  for (const { patientName, caseUuid, sha256 } of journeys) {
    const named = data.filter((one) => one.patientName === patientName);
    judge(`case of ${patientName}`, named.length);
    const [assets, plans, history, chat] = await Promise.all([
      read<CaseAsset[]>(`/case/${caseUuid}/asset`),
      read<Plan[]>(`/case/${caseUuid}/plan`),
      read<CaseHistoryEntry[]>(`/case/${caseUuid}/history`),
      messagesOf({ url, clinic }, caseUuid),
    ]);
    judge(`notes of ${patientName}`, named.filter(({ notes }) => notes === NOTES).length);
    judge(`photograph of ${patientName}`, assets.filter((one) => one.sha256 === sha256).length);
    for (const asset of assets)
      if (asset.url && !(await hasBytes(`${url}${asset.url}`, sha256)))
        losses.lost.push(`bytes of ${patientName}`);
    judge(`plan of ${patientName}`, plans.length);
    for (const text of [...TEXTS, ANSWER])
      judge(`'${text}' of ${patientName}`, chat.filter(({ message }) => message === text).length);
    for (const action of ENTRIES)
      judge(`${action} of ${patientName}`, history.filter((entry) => entry.action === action).length);
  }
  for (const { patientName } of data)
    if (!journeys.some((journey) => journey.patientName === patientName))
      losses.doubled.push(`a case of ${patientName}`);
  return losses;
}

async function messagesOf({ url, clinic }: Site, room: string): Promise<ChatMessage[]> {
  const page = new ChatPage({ token: clinic.tokens.accessToken, room, urls: [url] });
  await page.open();
  page.close();
  return page.messages;
}

async function hasBytes(url: string, sha256: string): Promise<boolean> {
  const answer = await fetch(url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return answer.ok && createHash('sha256').update(bytes).digest('hex') === sha256;
}
