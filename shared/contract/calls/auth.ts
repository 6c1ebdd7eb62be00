import { Type } from 'typebox';
import {
  Credentials,
  ForgottenPassword,
  NewPassword,
  PasswordChange,
  RecoveryCodes,
  RefreshRequest,
  SecondFactor,
  SecondFactorEnd,
  SecondFactorProof,
  SecondFactorRequest,
  SecondFactorSecret,
  SessionInfo,
  SignInCode,
  Tokens,
} from '../resources/auth';
import { Done, IdParams } from '../resources/common';
import { Contact, UserUpdate } from '../resources/contact';
import {
  AddedPasskey,
  NewPasskey,
  Passkey,
  PasskeyChange,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
  PasskeySignIn,
  PasskeySignInStart,
} from '../resources/passkey';
import type { CallTable } from './call';

export const authCalls = {
  'POST /auth': { summary: 'Sign in', access: 'public', body: Credentials, reply: Tokens },
  'POST /auth/secondFactor': {
    summary: 'Finish a sign-in by the code that POST /auth asked for with secondFactorNeeded',
    access: 'public',
    body: SignInCode,
    reply: Tokens,
  },
  'POST /auth/passkey/options': {
    summary:
      'What a device has to sign for a sign-in with a passkey, alone or as the second step after the password',
    access: 'public',
    body: PasskeySignInStart,
    reply: PasskeyRequest,
  },
  'POST /auth/passkey': {
    summary: 'Sign in with a passkey',
    access: 'public',
    body: PasskeySignIn,
    reply: Tokens,
  },
  'POST /auth/token': {
    summary: 'Sign in with a stored refresh token',
    access: 'public',
    body: RefreshRequest,
    reply: Tokens,
  },
  'POST /auth/logout': { summary: 'Sign out and revoke the tokens', access: 'signedIn', reply: Done },
  'GET /contact/me/sessions': {
    summary: 'Where one is signed in, the last used first',
    access: 'signedIn',
    reply: Type.Array(SessionInfo),
  },
  'DELETE /contact/me/sessions': {
    summary: 'End all of one’s sessions but this one',
    access: 'signedIn',
    reply: Done,
  },
  'DELETE /contact/me/sessions/{id}': {
    summary: 'End one of one’s sessions',
    access: 'signedIn',
    params: IdParams,
    reply: Done,
  },
  'DELETE /contact/{id}/sessions': {
    summary: 'End all sessions of a person; of oneself all but this one',
    access: 'superAdmin',
    params: IdParams,
    reply: Done,
  },
  'GET /contact/me/secondFactor': {
    summary: 'Whether one’s sign-in takes a code of an authenticator app',
    access: 'signedIn',
    reply: SecondFactor,
  },
  'POST /contact/me/secondFactor': {
    summary: 'Begin to set up an authenticator app; it counts once a code has confirmed it',
    access: 'signedIn',
    body: SecondFactorRequest,
    reply: SecondFactorSecret,
  },
  'PUT /contact/me/secondFactor': {
    summary: 'Confirm the authenticator app by a code; answers the recovery codes',
    access: 'signedIn',
    body: SecondFactorProof,
    reply: RecoveryCodes,
  },
  'PUT /contact/me/secondFactor/off': {
    summary: 'Sign in without a second step again',
    access: 'signedIn',
    body: SecondFactorEnd,
    reply: Done,
  },
  'DELETE /contact/{id}/secondFactor': {
    summary: 'Take a person’s authenticator app and passkeys away, who is mailed and signed out',
    access: 'superAdmin',
    params: IdParams,
    reply: Done,
  },
  'GET /contact/me/passkeys': {
    summary: 'One’s passkeys, the oldest first',
    access: 'signedIn',
    reply: Type.Array(Passkey),
  },
  'POST /contact/me/passkeys/options': {
    summary: 'What a device needs to make a passkey',
    access: 'signedIn',
    body: PasskeyProof,
    reply: PasskeyCreation,
  },
  'POST /contact/me/passkeys': {
    summary: 'Keep the passkey that a device has made; the first one comes with recovery codes',
    access: 'signedIn',
    body: NewPasskey,
    reply: AddedPasskey,
  },
  'PUT /contact/me/passkeys/{id}': {
    summary: 'Rename one of one’s passkeys',
    access: 'signedIn',
    params: IdParams,
    body: PasskeyChange,
    reply: Passkey,
  },
  'PUT /contact/me/passkeys/{id}/off': {
    summary: 'Remove one of one’s passkeys',
    access: 'signedIn',
    params: IdParams,
    body: PasskeyProof,
    reply: Done,
  },
  'PUT /contact/resetPassword': {
    summary: 'Change one’s own password; other sessions end',
    access: 'signedIn',
    body: PasswordChange,
    reply: Done,
  },
  'PUT /contact/changePassword': {
    summary: 'Change one’s own password, as resetPassword',
    access: 'signedIn',
    body: PasswordChange,
    reply: Done,
  },
  'PUT /contact/setPassword': {
    summary: 'Set a password by the token of a mail; every session of the person ends',
    access: 'public',
    body: NewPassword,
    reply: Done,
  },
  'POST /contact/forgetPassword': {
    summary: 'Ask for a mail to set a new password',
    access: 'public',
    body: ForgottenPassword,
    reply: Done,
  },
  'POST /api/auth/user/update': {
    summary: 'Change what the portal keeps for the signed-in person',
    access: 'signedIn',
    body: UserUpdate,
    reply: Contact,
  },
} as const satisfies CallTable;
