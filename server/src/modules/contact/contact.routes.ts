import type { Contact, FlagsChange } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import type { Person } from '../auth/person';
import { givenOf } from '../given';
import { toContact } from './contact.mapper';
import { checkFlags, contactPolicy } from './contact.policy';
import { findContact, updateContact, type ContactFields } from './contact.repository';

export function contactModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const read = async ({ companyId, contactId }: Person): Promise<Contact> => {
    const record = await findContact(ctx.db, companyId, contactId);
    if (!record) throw new Error('The signed-in person has no contact');
    return toContact(record);
  };
  const change = async (who: Person, fields: ContactFields): Promise<Contact> => {
    await updateContact(ctx.db, who.companyId, who.contactId, fields);
    return read(who);
  };

  route('GET /contact/me', { policy: contactPolicy.me, handler: ({ who }) => read(who) });
  route('PUT /contact/me', {
    policy: contactPolicy.me,
    handler: ({ who, body: { name, phone, avatarUrl } }) =>
      change(who, givenOf({ name: name.trim(), phone, avatarUrl })),
  });
  route('POST /api/auth/user/update', {
    policy: contactPolicy.me,
    handler: ({ who, body: { shortcuts } }) => change(who, { shortcuts }),
  });
  route('PUT /contact/me/flags', {
    policy: contactPolicy.me,
    handler: ({ who, body: { flags } }) => {
      checkFlags(who, flags);
      return change(who, toFlagFields(flags));
    },
  });
}

/** The last value of a flag counts. */
function toFlagFields(flags: FlagsChange['flags']): ContactFields {
  return Object.fromEntries(flags.map(({ name, value }) => [name, value === 1]));
}
