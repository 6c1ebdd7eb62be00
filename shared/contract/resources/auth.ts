import { Type } from 'typebox';
import { LIMITS } from '../constants';
import { DateTime, Email, Nullable, Uuid } from './common';

export const Credentials = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 256 }),
});
export type Credentials = Type.Static<typeof Credentials>;

/** `expiresIn` is the access token's life in seconds. */
export const Tokens = Type.Object({
  accessToken: Type.String(),
  refreshToken: Type.String(),
  expiresIn: Type.Integer(),
});
export type Tokens = Type.Static<typeof Tokens>;
export const RefreshRequest = Type.Object({ refreshToken: Type.String({ minLength: 1, maxLength: 512 }) });

/** The second step of a sign-in: the code of an authenticator app, or a recovery code. */
const Code = Type.String({ minLength: 1, maxLength: 40 });
export const SignInCode = Type.Object({
  challenge: Type.String({ minLength: 1, maxLength: 512 }),
  code: Code,
});
export type SignInCode = Type.Static<typeof SignInCode>;

/** A sign-in on one device that is still good. */
export const SessionInfo = Type.Object({
  uuid: Uuid,
  /** Whether the call was made with it. */
  isThis: Type.Boolean(),
  openedAt: DateTime,
  /** To within a few minutes. */
  lastUsedAt: DateTime,
  /** Network address of the last use. */
  address: Nullable(Type.String()),
  /** 'Chrome'; null where the browser did not say. */
  browser: Nullable(Type.String()),
  /** 'Windows'. */
  system: Nullable(Type.String()),
});
export type SessionInfo = Type.Static<typeof SessionInfo>;

const Password = Type.String({ minLength: 1, maxLength: 256 });
/** `recoveryCodes` are those that are left. */
export const SecondFactor = Type.Object({ isOn: Type.Boolean(), recoveryCodes: Type.Integer() });
export type SecondFactor = Type.Static<typeof SecondFactor>;
/** The present password proves who asks. */
export const SecondFactorRequest = Type.Object({ password: Password });
/** What an authenticator app needs: the key as people type it, and the same as an address for a QR code. Answered this once. */
export const SecondFactorSecret = Type.Object({ key: Type.String(), uri: Type.String() });
export type SecondFactorSecret = Type.Static<typeof SecondFactorSecret>;
export const SecondFactorProof = Type.Object({ code: Code });
/** Each stands in for the app once. Answered this once. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Type.Static<typeof RecoveryCodes>;
export const SecondFactorEnd = Type.Object({ password: Password, code: Code });
export type SecondFactorEnd = Type.Static<typeof SecondFactorEnd>;

/** A first or forgotten password, by the token of a mail. */
export const NewPassword = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 512 }),
  password: Type.String({ minLength: LIMITS.passwordLength, maxLength: 256 }),
});
export type NewPassword = Type.Static<typeof NewPassword>;
/** Answered alike whether or not anybody has this address. */
export const ForgottenPassword = Type.Object({ email: Email });
export type ForgottenPassword = Type.Static<typeof ForgottenPassword>;

/** A signed-in person's own change of password; the present one proves who asks. */
export const PasswordChange = Type.Object({
  oldPassword: Type.String({ minLength: 1, maxLength: 256 }),
  newPassword: Type.String({ minLength: LIMITS.passwordLength, maxLength: 256 }),
});
export type PasswordChange = Type.Static<typeof PasswordChange>;
