import type { PasswordChange } from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import type { Person } from '../../person';
import { acceptedLanguage } from './accepted-language';
import { authPolicy } from './auth.policy';
import { createBackground } from './background';
import { changePassword } from './password/change-password.service';
import { forgetPassword } from './password/forgotten-password.service';
import { finishSignIn, signIn } from './login.service';
import { ownSessionRoutes } from './own-sessions/own-sessions.routes';
import { passkeyRoutes } from './passkey/passkey.routes';
import { scheduleAccessRetention } from './retention';
import { secondFactorRoutes } from './second-factor/second-factor.routes';
import { sourceOf } from './source-of';
import { setPassword } from './password/set-password.service';

const DONE = { ok: true } as const;

export function authModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const later = createBackground(app);
  const change = async (call: { who: Person; body: PasswordChange; request: FastifyRequest }) => {
    await changePassword(ctx, call.who, call.body, sourceOf(call.request));
    return DONE;
  };

  scheduleAccessRetention(app, ctx);
  ownSessionRoutes(app, ctx);
  secondFactorRoutes(app, ctx);
  passkeyRoutes(app, ctx);
  route('POST /auth', { handler: ({ body, request }) => signIn(ctx, body, sourceOf(request)) });
  route('POST /auth/secondFactor', {
    handler: ({ body, request }) => finishSignIn(ctx, body, sourceOf(request)),
  });
  route('POST /auth/token', {
    handler: ({ body, request: { ip, headers } }) => {
      const press = headers['idempotency-key'];
      return ctx.sessions.refresh(body.refreshToken, ip, typeof press === 'string' ? press : undefined);
    },
  });
  route('POST /auth/logout', {
    policy: authPolicy.signOut,
    handler: async ({ who, reply }) => {
      await ctx.sessions.revoke(who.sessionId, who.contactId);
      // Pictures of patients stay in a browser's cache for as long as their addresses live.
      reply.header('clear-site-data', '"cache"');
      return DONE;
    },
  });
  route('PUT /contact/resetPassword', { policy: authPolicy.ownAccount, handler: change });
  route('PUT /contact/changePassword', { policy: authPolicy.ownAccount, handler: change });
  route('PUT /contact/setPassword', {
    handler: async ({ body, request }) => {
      await setPassword(ctx, body, sourceOf(request));
      return DONE;
    },
  });
  route('POST /contact/forgetPassword', {
    handler: async ({ body: { email }, request }) => {
      const locale = acceptedLanguage(request.headers['accept-language']);
      await forgetPassword(ctx, { email, locale }, sourceOf(request), later);
      return DONE;
    },
  });
}
