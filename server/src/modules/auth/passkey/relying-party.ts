import type { PasskeyRequest } from '@portal/shared/contract';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Config } from '../../../config';
import type { Db } from '../../../db/client';
import { fieldRefusal } from '../../../refusals';
import { newToken } from '../tokens';
import { deleteChallenge, insertChallenge, type PasskeyRow } from './passkey.repository';

/** How long a person may take with the browser's prompt. */
export const PROMPT_MS = 5 * 60_000;
/** Ed25519, ES256 and RS256: between them every device makes one. */
export const ALGORITHMS = [-8, -7, -257];

type Transports = NonNullable<PasskeyRequest['allowCredentials']>[number]['transports'];
const TRANSPORTS: readonly string[] = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] satisfies Transports;

/** What an answer of a browser has to have been made for: the portal as people reach it, and the person in front of it. */
export function expectedOf({ publicUrl }: Config) {
  return {
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: rpIdOf({ publicUrl }),
    requireUserVerification: true,
  };
}

/** The name that passkeys are bound to: that of the host, whatever its port. */
export function rpIdOf({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return new URL(publicUrl).hostname;
}

/** Devices drop what they do not know, so that of a release to come is dropped too. */
export function transportsOf(names: readonly string[]): Transports {
  return names.filter((name): name is Transports[number] => TRANSPORTS.includes(name));
}

export function toDescriptors(rows: readonly PasskeyRow[]) {
  return rows.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports: transportsOf(transports),
  }));
}

/** A challenge for one answer. @param contactId whose passkey has to answer; null for nobody known yet */
export async function newChallenge(db: Db, contactId: number | null): Promise<string> {
  const challenge = newToken();
  await insertChallenge(db, { challenge, contactId, expiresAt: new Date(Date.now() + PROMPT_MS) });
  return challenge;
}

/**
 * Uses up the challenge that an answer says it is for, whatever else is in the answer.
 * @throws PortalError 'wrongCredentials' for one that is none, was used, or is over
 */
export async function takeChallenge(db: Db, clientDataJSON: string) {
  const kept = await deleteChallenge(db, challengeOf(clientDataJSON));
  if (!kept || kept.expiresAt <= new Date()) throw wrongPasskey();
  return kept;
}

function challengeOf(clientDataJSON: string): string {
  try {
    return String(decodeClientDataJSON(clientDataJSON).challenge).replaceAll('\0', '');
  } catch {
    throw wrongPasskey();
  }
}

/** One refusal for all that can be wrong with an answer: it says nothing about who has an account. */
export const wrongPasskey = () => fieldRefusal({ '': 'wrongPasskey' }, 'wrongCredentials');
