import { Type } from 'typebox';

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
