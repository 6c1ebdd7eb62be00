import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context';
import { routesOf } from '../../../plugins/route';
import { authPolicy } from '../auth.policy';
import { endOtherSessions, endOwnSession, getOwnSessions } from './own-sessions.service';

const DONE = { ok: true } as const;

export function ownSessionRoutes(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const policy = authPolicy.ownAccount;

  route('GET /contact/me/sessions', { policy, handler: ({ who }) => getOwnSessions(ctx, who) });
  route('DELETE /contact/me/sessions', {
    policy,
    handler: async ({ who }) => {
      await endOtherSessions(ctx, who);
      return DONE;
    },
  });
  route('DELETE /contact/me/sessions/{id}', {
    policy,
    handler: async ({ who, params }) => {
      await endOwnSession(ctx, who, params.id);
      return DONE;
    },
  });
}
