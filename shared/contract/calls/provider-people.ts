import { Type } from 'typebox';
import { Email, IdParams, NonBlank } from '../resources/common';
import type { CallTable } from './call';

const access = 'provider';
const params = IdParams;

/** What the provider does for a company whose people cannot help themselves any more. */
export const providerPeopleCalls = {
  'PUT /api/provider/company/{id}/superAdmin': {
    summary: 'Make a person of the company a super admin of it; they and its super admins are told by mail',
    access,
    params,
    body: Type.Object({
      email: Email,
      /** Opens an account for who has none in the company, with a mail to set a password. */
      name: Type.Optional(NonBlank(120)),
      /** Whoever else was one is an admin like others from now on. */
      isOnly: Type.Optional(Type.Boolean()),
    }),
    /** The company's super admins now. */
    reply: Type.Array(Type.Object({ name: Type.String(), email: Type.String() })),
  },
  'PUT /api/provider/company/{id}/secondFactor/off': {
    summary:
      'Take the authenticator app and the passkeys of a person who lost them away; they are signed out, and they and the super admins told by mail',
    access,
    params,
    body: Type.Object({ email: Email, /** For the company’s audit log. */ reason: NonBlank(500) }),
    /** Whether there was one; otherwise nothing has changed. */
    reply: Type.Object({ isReset: Type.Boolean() }),
  },
} as const satisfies CallTable;
