import {
  Credentials,
  ForgottenPassword,
  NewPassword,
  PasswordChange,
  RefreshRequest,
  Tokens,
} from '../resources/auth';
import { Done } from '../resources/common';
import { Contact, UserUpdate } from '../resources/contact';
import type { CallTable } from './call';

export const authCalls = {
  'POST /auth': { summary: 'Sign in', access: 'public', body: Credentials, reply: Tokens },
  'POST /auth/token': {
    summary: 'Sign in with a stored refresh token',
    access: 'public',
    body: RefreshRequest,
    reply: Tokens,
  },
  'POST /auth/logout': { summary: 'Sign out and revoke the tokens', access: 'signedIn', reply: Done },
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
