import { Type } from 'typebox';
import { LIMITS } from '../constants';
import { DateTime, NonBlank, Nullable, Uuid } from './common';

/**
 * What browsers and devices tell each other about passkeys, in the JSON forms of WebAuthn level 3 (`parseCreationOptionsFromJSON`,
 * `toJSON`): no more of them than the server asks for or reads. Bytes are base64url.
 */
const Bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength });
/** At most 1,023 bytes. */
const CredentialId = Bytes(1_400);
const Challenge = Bytes(200);
const KIND = Type.Literal('public-key');
const Credentials = Type.Array(
  Type.Object({
    id: CredentialId,
    type: KIND,
    transports: Type.Array(Type.Enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])),
  }),
);

/** A passkey as its person knows it. */
export const Passkey = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  createdAt: DateTime,
  /** Null until the first sign-in with it. */
  lastUsedAt: Nullable(DateTime),
});
export type Passkey = Type.Static<typeof Passkey>;

const Name = NonBlank(LIMITS.passkeyNameLength);
export const PasskeyChange = Type.Object({ name: Name });
export type PasskeyChange = Type.Static<typeof PasskeyChange>;
/** The present password proves who asks. */
export const PasskeyProof = Type.Object({ password: Type.String({ minLength: 1, maxLength: 256 }) });
export type PasskeyProof = Type.Static<typeof PasskeyProof>;

/** Options of `navigator.credentials.create()`. */
export const PasskeyCreation = Type.Object({
  challenge: Challenge,
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  /** `id` is random and says nothing about the person. */
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ type: KIND, alg: Type.Integer() })),
  /** In milliseconds. */
  timeout: Type.Integer(),
  /** Devices that have one of these make no other. */
  excludeCredentials: Credentials,
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Literal(true),
    userVerification: Type.Literal('required'),
  }),
  attestation: Type.Literal('none'),
});
export type PasskeyCreation = Type.Static<typeof PasskeyCreation>;

/** Options of `navigator.credentials.get()`. Without `allowCredentials` the person picks one that the device knows. */
export const PasskeyRequest = Type.Object({
  challenge: Challenge,
  rpId: Type.String(),
  /** In milliseconds. */
  timeout: Type.Integer(),
  userVerification: Type.Literal('required'),
  allowCredentials: Type.Optional(Credentials),
});
export type PasskeyRequest = Type.Static<typeof PasskeyRequest>;

/** A sign-in with a passkey: by itself, or as the second step that this challenge of the first one is for. */
export const PasskeySignInStart = Type.Object({
  challenge: Type.Optional(Type.String({ minLength: 1, maxLength: 512 })),
});

/** What a device answers to the options of a new passkey. */
export const NewPasskey = Type.Object({
  name: Name,
  credential: Type.Object({
    id: CredentialId,
    rawId: CredentialId,
    type: KIND,
    response: Type.Object({
      clientDataJSON: Bytes(4_000),
      attestationObject: Bytes(16_000),
      transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
    }),
  }),
});
export type NewPasskey = Type.Static<typeof NewPasskey>;
/** `recoveryCodes` are new ones, answered this once, where the person had none left; otherwise there are none. */
export const AddedPasskey = Type.Object({ passkey: Passkey, recoveryCodes: Type.Array(Type.String()) });
export type AddedPasskey = Type.Static<typeof AddedPasskey>;

/** What a device answers to the options of a sign-in. */
export const PasskeySignIn = Type.Object({
  credential: Type.Object({
    id: CredentialId,
    rawId: CredentialId,
    type: KIND,
    response: Type.Object({
      clientDataJSON: Bytes(4_000),
      authenticatorData: Bytes(4_000),
      signature: Bytes(4_000),
      userHandle: Type.Optional(Type.String({ maxLength: 200 })),
    }),
  }),
});
export type PasskeySignIn = Type.Static<typeof PasskeySignIn>;
