import type { NewPasskey, PasskeySignIn } from '@portal/shared/contract';
import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { AppContext } from '../app-context';
import { passkey } from '../db/schema';
import { rpIdOf } from '../modules/auth/passkey/relying-party';

/** User present, user verified, key included. */
const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];

/** What a device does otherwise than a good one. */
export interface Oddity {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly isUnverified?: boolean;
}

/** A device with one passkey, as software: it signs as WebAuthn says, whatever it is asked for. */
export interface Device {
  readonly credentialId: string;
  readonly publicKey: string;
  /** Answers the options of a new passkey. */
  create(challenge: string, odd?: Oddity): NewPasskey['credential'];
  /** Answers the options of a sign-in; counts one up each time unless told what to say. */
  get(challenge: string, odd?: Oddity): PasskeySignIn['credential'];
}

/** A device in front of the portal of these settings. */
export function createDevice({ config }: Pick<AppContext, 'config'>): Device {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE: key type EC2, ES256, curve P-256, and the point (RFC 9053).
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  const idBytes = randomBytes(32);
  const id = idBytes.toString('base64url');
  const whole = { id, rawId: id, type: 'public-key' } as const;
  let count = 0;

  const clientData = (type: string, challenge: string, origin = config.publicUrl) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (
    { rpId = rpIdOf(config), counter = (count += 1), isUnverified }: Oddity,
    flags: number,
  ) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(PRESENT | (isUnverified ? 0 : VERIFIED) | flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head]);
  };
  return {
    credentialId: id,
    publicKey: isoBase64URL.fromBuffer(key),
    create(challenge, odd = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(idBytes.length);
      const made = Buffer.concat([authData(odd, WITH_KEY), Buffer.alloc(16), length, idBytes, key]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', made],
      ]);
      return {
        ...whole,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, odd.origin).toString('base64url'),
          attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(attestation)),
          transports: ['internal', 'satellite'],
        },
      };
    },
    get(challenge, odd = {}) {
      const data = authData(odd, 0);
      const client = clientData('webauthn.get', challenge, odd.origin);
      return {
        ...whole,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          ...(odd.userHandle !== undefined && { userHandle: odd.userHandle }),
        },
      };
    },
  };
}

/** Gives a person a passkey without any call, with its device. */
export async function givePasskey(ctx: AppContext, contactId: number) {
  const device = createDevice(ctx);
  const { credentialId, publicKey } = device;
  const [row] = await ctx.db
    .insert(passkey)
    .values({ contactId, credentialId, publicKey, counter: 0, transports: ['internal'], name: 'Laptop' })
    .returning();
  if (!row) throw new Error('no passkey');
  return { device, row };
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
