import type { PasskeyRequest, PasskeySignIn, Tokens } from '@portal/shared/contract';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { AppContext } from '../../../app-context';
import { refusal } from '../../../refusals';
import { findCredentialsOf } from '../credentials.repository';
import { isKnownNetwork } from '../lockout/known-network';
import { countAttempt, forgiveAttempts } from '../lockout/lockout';
import { audited, checkCompany, type CallSource } from '../login.service';
import { readChallenge } from '../second-factor/sign-in-challenge';
import { hashToken } from '../tokens';
import { findPasskey, listPasskeys, markPasskeyUsed } from './passkey.repository';
import {
  expectedOf,
  newChallenge,
  PROMPT_MS,
  rpIdOf,
  takeChallenge,
  toDescriptors,
  wrongPasskey,
} from './relying-party';

type Kept = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/**
 * What a device has to sign for a sign-in: of anybody or, with the challenge of the first step, of whom that step has shown.
 * @throws PortalError 'signInExpired' for a first step that is too old or was made with another password
 */
export async function beginPasskeySignIn(
  { config, db }: AppContext,
  firstStep: string | undefined,
): Promise<PasskeyRequest> {
  const person = firstStep === undefined ? null : await personOf({ config, db }, firstStep);
  return {
    challenge: await newChallenge(db, person?.id ?? null),
    rpId: rpIdOf(config),
    timeout: PROMPT_MS,
    userVerification: 'required',
    ...(person && { allowCredentials: toDescriptors(await listPasskeys(db, person.id)) }),
  };
}

async function personOf({ config, db }: Pick<AppContext, 'config' | 'db'>, firstStep: string) {
  const read = readChallenge(config, firstStep);
  const found = read === null ? null : await findCredentialsOf(db, read.contact);
  if (!found || !read?.isOf(found)) throw refusal('signInExpired');
  return found;
}

/**
 * Signs a person in by a passkey, which stands for both steps: only who has the device and unlocks it can answer (ADR 21). Wrong
 * answers are counted like wrong passwords.
 * @throws PortalError 'wrongCredentials' for an unknown passkey and an answer that does not hold alike; 'lockedOut'; 'companyInactive'
 */
export async function signInByPasskey(
  ctx: AppContext,
  { credential }: PasskeySignIn,
  source: CallSource,
): Promise<Tokens> {
  const kept = await findPasskey(ctx.db, credential.id);
  const found = kept && (await findCredentialsOf(ctx.db, kept.ownerUuid));
  const trace = {
    account: found ? `passkey of ${found.email}` : 'unknown passkey',
    ...(found && { known: found }),
  };
  return audited(ctx, source, trace, async () => {
    const account = `passkey ${hashToken(credential.id)}`;
    const isKnown = await isKnownNetwork(ctx.db, found?.id ?? null, source.address);
    await countAttempt(ctx.db, { account, address: source.address, isKnown });
    if (!kept || !found) throw wrongPasskey();
    await verifyAnswer(ctx, kept, credential);
    checkCompany(found);
    await forgiveAttempts(ctx.db, { account, address: source.address });
    return found;
  });
}

/** A counter that goes back is that of a copy of the device; most count nothing and stay at 0. */
async function verifyAnswer(
  { config, db }: AppContext,
  { row, handle }: Kept,
  credential: PasskeySignIn['credential'],
): Promise<void> {
  const { response } = credential;
  const { challenge, contactId } = await takeChallenge(db, response.clientDataJSON);
  const isOfOther = contactId !== null && contactId !== row.contactId;
  if (isOfOther || (response.userHandle !== undefined && response.userHandle !== handle))
    throw wrongPasskey();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    credential: {
      id: row.credentialId,
      publicKey: isoBase64URL.toBuffer(row.publicKey),
      counter: row.counter,
    },
    ...expectedOf(config),
  }).catch(() => {
    throw wrongPasskey();
  });
  if (!verified || !(await markPasskeyUsed(db, row, authenticationInfo.newCounter))) throw wrongPasskey();
}
