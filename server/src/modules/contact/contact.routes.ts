import type { FlagsChange } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { acceptedLanguage } from '../auth/accepted-language';
import { omitUndefined } from '../given';
import { checkFlags, contactPolicy } from './contact.policy';
import type { ContactFields } from './contact.repository';
import { addContact, changeContact, getContacts, removeContact } from './contact.service';
import { getListPreferences, setListPreferences } from './list-preference.service';
import { changeMe, getOwn, setMine } from './own-profile.service';
import { endSessionsOf, resetSecondFactor } from './protect.service';
import { getManaged } from './reassign.service';

export function contactModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);

  route('GET /contact/me', { policy: contactPolicy.me, handler: ({ who }) => getOwn(ctx, who) });
  route('PUT /contact/me', {
    policy: contactPolicy.me,
    handler: ({ who, body }) => changeMe(ctx, who, body),
  });
  route('POST /api/auth/user/update', {
    policy: contactPolicy.me,
    handler: ({ who, body: { shortcuts, locale, appearance, notices } }) =>
      setMine(ctx, who, omitUndefined({ shortcuts, locale, appearance, notices })),
  });
  route('PUT /contact/me/flags', {
    policy: contactPolicy.me,
    handler: ({ who, body: { flags } }) => {
      checkFlags(who, flags);
      return setMine(ctx, who, toFlagFields(flags), { isNews: true });
    },
  });
  route('GET /contact/me/preferences/{list}', {
    policy: contactPolicy.me,
    handler: ({ who, params }) => getListPreferences(ctx, who, params.list),
  });
  route('PUT /contact/me/preferences/{list}', {
    policy: contactPolicy.me,
    handler: ({ who, params, body }) => setListPreferences(ctx, who, params.list, body),
  });

  route('GET /contact', {
    handler: ({ who, query }) => getContacts(ctx, who, query),
  });
  route('POST /contact', {
    policy: contactPolicy.manage,
    handler: ({ who, body, request }) =>
      addContact(ctx, who, body, acceptedLanguage(request.headers['accept-language'])),
  });
  route('PUT /contact/{id}', {
    policy: contactPolicy.manage,
    handler: ({ who, params, body }) => changeContact(ctx, who, params.id, body),
  });
  route('GET /contact/{id}/managed', {
    policy: contactPolicy.manage,
    handler: ({ who, params }) => getManaged(ctx, who, params.id),
  });
  route('DELETE /contact/{id}/sessions', {
    policy: contactPolicy.protect,
    handler: async ({ who, params }) => {
      await endSessionsOf(ctx, who, params.id);
      return { ok: true };
    },
  });
  route('DELETE /contact/{id}/secondFactor', {
    policy: contactPolicy.protect,
    handler: async ({ who, params }) => {
      await resetSecondFactor(ctx, who, params.id);
      return { ok: true };
    },
  });
  route('DELETE /contact/{id}', {
    policy: contactPolicy.manage,
    handler: async ({ who, params, query }) => {
      await removeContact(ctx, who, params.id, query);
      return { ok: true };
    },
  });
}

/** The last value of a flag counts. */
function toFlagFields(flags: FlagsChange['flags']): ContactFields {
  return Object.fromEntries(flags.map(({ name, value }) => [name, value === 1]));
}
