import { Type } from 'typebox';
import { LIMITS } from '../constants';
import { Email } from './common';

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
