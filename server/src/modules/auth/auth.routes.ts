import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { authPolicy } from './auth.policy';
import { changePassword } from './change-password.service';
import { signIn } from './login.service';

export function authModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);

  route('POST /auth', {
    handler: ({ body, request }) => signIn(ctx, body, { address: request.ip, requestId: request.id }),
  });
  route('POST /auth/token', { handler: ({ body }) => ctx.sessions.refresh(body.refreshToken) });
  route('POST /auth/logout', {
    policy: authPolicy.signOut,
    handler: async ({ who }) => {
      await ctx.sessions.revoke(who.sessionId, who.contactId);
      return { ok: true };
    },
  });
  route('PUT /contact/resetPassword', {
    policy: authPolicy.changePassword,
    handler: async ({ who, body, request }) => {
      await changePassword(ctx, who, body, { address: request.ip, requestId: request.id });
      return { ok: true };
    },
  });
}
