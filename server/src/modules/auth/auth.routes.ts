import type { PasswordChange } from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { acceptedLanguage } from './accepted-language';
import { authPolicy } from './auth.policy';
import { createBackground } from './background';
import { changePassword } from './password/change-password.service';
import { forgetPassword } from './password/forgotten-password.service';
import { signIn, type CallSource } from './login.service';
import type { Person } from './person';
import { setPassword } from './password/set-password.service';

const DONE = { ok: true } as const;

export function authModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const later = createBackground(app);
  const change = async (call: { who: Person; body: PasswordChange; request: FastifyRequest }) => {
    await changePassword(ctx, call.who, call.body, sourceOf(call.request));
    return DONE;
  };

  const policy = authPolicy.anybody;
  route('POST /auth', { policy, handler: ({ body, request }) => signIn(ctx, body, sourceOf(request)) });
  route('POST /auth/token', { policy, handler: ({ body }) => ctx.sessions.refresh(body.refreshToken) });
  route('POST /auth/logout', {
    policy: authPolicy.signOut,
    handler: async ({ who }) => {
      await ctx.sessions.revoke(who.sessionId, who.contactId);
      return DONE;
    },
  });
  route('PUT /contact/resetPassword', { policy: authPolicy.changePassword, handler: change });
  route('PUT /contact/changePassword', { policy: authPolicy.changePassword, handler: change });
  route('PUT /contact/setPassword', {
    policy,
    handler: async ({ body, request }) => {
      await setPassword(ctx, body, sourceOf(request));
      return DONE;
    },
  });
  route('POST /contact/forgetPassword', {
    policy,
    handler: async ({ body: { email }, request }) => {
      const locale = acceptedLanguage(request.headers['accept-language']);
      await forgetPassword(ctx, { email, locale }, sourceOf(request), later);
      return DONE;
    },
  });
}

function sourceOf({ ip, id }: FastifyRequest): CallSource {
  return { address: ip, requestId: id };
}
