import type {
  AddedPasskey,
  NewPasskey,
  Passkey,
  PasskeyChange,
  PasskeyCreation,
  PasskeyProof,
} from '@portal/shared/contract';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { AppContext } from '../../../app-context';
import type { UnitOfWork } from '../../../db/unit-of-work';
import { refusal } from '../../../refusals';
import { hasSecondFactor, holdPerson } from '../credentials.repository';
import { PRODUCT_NAME } from '../../mail/texts';
import type { CallSource } from '../login.service';
import { requirePassword } from '../password/require-password';
import type { Person } from '../../../person';
import { makeRecoveryCodes } from '../second-factor/recovery-codes';
import { countRecoveryCodes, putRecoveryCodes } from '../second-factor/recovery-codes.repository';
import { dropUnusedFactor } from '../second-factor/second-factor.repository';
import { mailSecurityChange } from '../security-mail';
import { endSessions } from '../session.service';
import { newToken } from '../tokens';
import {
  countPasskeys,
  deletePasskeys,
  insertPasskey,
  keepHandle,
  listPasskeys,
  updateName,
  type PasskeyRow,
} from './passkey.repository';
import {
  ALGORITHMS,
  expectedOf,
  newChallenge,
  PROMPT_MS,
  rpIdOf,
  takeChallenge,
  toDescriptors,
  transportsOf,
  wrongPasskey,
} from './relying-party';

export async function getPasskeys({ db }: AppContext, { contactId }: Person): Promise<Passkey[]> {
  return (await listPasskeys(db, contactId)).map(toPasskey);
}

/**
 * What a device needs to make a passkey that signs in by itself: it keeps the account, and makes sure who is in front of it.
 * @throws PortalError 'wrongCredentials' and 'lockedOut' as `requirePassword`
 */
export async function beginPasskey(
  ctx: AppContext,
  who: Person,
  { password }: PasskeyProof,
  source: CallSource,
): Promise<PasskeyCreation> {
  const { row } = await requirePassword(ctx, who, { field: 'password', password }, source);
  const { db, config } = ctx;
  return {
    challenge: await newChallenge(db, who.contactId),
    rp: { id: rpIdOf(config), name: PRODUCT_NAME },
    user: { id: await keepHandle(db, row.id, newToken()), name: row.email, displayName: row.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: PROMPT_MS,
    excludeCredentials: toDescriptors(await listPasskeys(db, row.id)),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/**
 * Keeps a passkey; from now on the password alone opens no session, and those that it alone has opened end: the other ones of who had
 * no second factor before. Recovery codes come with it where none are left.
 * @throws PortalError 'wrongCredentials' for an answer that does not hold, and for a passkey that is kept already
 */
export async function addPasskey(
  ctx: AppContext,
  who: Person,
  { name, credential }: NewPasskey,
): Promise<AddedPasskey> {
  const { contactId } = who;
  const made = await verifyNew(ctx, contactId, credential);
  const { id: credentialId, publicKey, counter } = made;
  const transports = transportsOf(credential.response.transports ?? []);
  const newCodes = await makeRecoveryCodes();
  return ctx.transact(async (unit) => {
    const person = await holdPerson(unit, who);
    const isFirst = !(await hasSecondFactor(unit.tx, contactId));
    const row = await insertPasskey(unit.tx, {
      ...{ contactId, credentialId, counter, transports, name },
      publicKey: isoBase64URL.fromBuffer(publicKey),
    });
    if (!row) throw wrongPasskey();
    const needsCodes = (await countRecoveryCodes(unit.tx, contactId)) === 0;
    if (needsCodes) await putRecoveryCodes(unit.tx, contactId, newCodes);
    if (isFirst) await endSessions(unit, contactId, who.sessionId);
    await mailSecurityChange(ctx, unit, person, 'passkeyAdded');
    tellOf(unit, who);
    return { passkey: toPasskey(row), recoveryCodes: needsCodes ? [...newCodes.codes] : [] };
  });
}

async function verifyNew(
  { db, config }: AppContext,
  contactId: number,
  credential: NewPasskey['credential'],
) {
  const { challenge, contactId: expected } = await takeChallenge(db, credential.response.clientDataJSON);
  if (expected !== contactId) throw wrongPasskey();
  const { attestationObject, clientDataJSON } = credential.response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, response: { attestationObject, clientDataJSON }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    supportedAlgorithmIDs: ALGORITHMS,
    ...expectedOf(config),
  }).catch(() => {
    throw wrongPasskey();
  });
  if (!registrationInfo) throw wrongPasskey();
  return registrationInfo.credential;
}

/** @throws PortalError 'notFound' for a passkey of somebody else, or one that is gone */
export function renamePasskey(
  { transact }: AppContext,
  { contactId }: Person,
  uuid: string,
  { name }: PasskeyChange,
): Promise<Passkey> {
  return transact(async ({ tx }) => {
    const row = await updateName(tx, contactId, uuid, name);
    if (!row) throw refusal('notFound', { record: 'record' });
    return toPasskey(row);
  });
}

/**
 * The passkey opens nothing any more. With the last one of somebody who has no authenticator app the recovery codes go too, and the
 * password is enough again.
 * @throws PortalError 'wrongCredentials' and 'lockedOut' as `requirePassword`; 'notFound' as `renamePasskey`
 */
export async function removePasskey(
  ctx: AppContext,
  who: Person,
  uuid: string,
  { password }: PasskeyProof,
  source: CallSource,
): Promise<void> {
  await requirePassword(ctx, who, { field: 'password', password }, source);
  await ctx.transact(async (unit) => {
    const person = await holdPerson(unit, who);
    if (!(await deletePasskeys(unit.tx, who.contactId, uuid)))
      throw refusal('notFound', { record: 'record' });
    if ((await countPasskeys(unit.tx, who.contactId)) === 0) await dropUnusedFactor(unit.tx, who.contactId);
    await mailSecurityChange(ctx, unit, person, 'passkeyRemoved');
    tellOf(unit, who);
  });
}

function tellOf({ emit }: UnitOfWork, { contactUuid: uuid, companyId }: Person): void {
  emit('contactChanged', { uuid, companyId });
}

function toPasskey({ uuid, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { uuid, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
