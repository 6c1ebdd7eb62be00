import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context';
import { routesOf } from '../../../plugins/route';
import { schedule } from '../../../schedule';
import { authPolicy } from '../auth.policy';
import { sourceOf } from '../source-of';
import { sealAnew } from './seal-anew';
import { beginSecondFactor, confirmApp, endSecondFactor, getSecondFactor } from './second-factor.service';

const HOUR_MS = 3_600_000;

export function secondFactorRoutes(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const policy = authPolicy.ownAccount;
  schedule(app, ctx, { name: 'keys of authenticator apps', everyMs: HOUR_MS, run: () => sealAnew(ctx) });

  route('GET /contact/me/secondFactor', { policy, handler: ({ who }) => getSecondFactor(ctx, who) });
  route('POST /contact/me/secondFactor', {
    policy,
    handler: ({ who, body, request }) => beginSecondFactor(ctx, who, body.password, sourceOf(request)),
  });
  route('PUT /contact/me/secondFactor', {
    policy,
    handler: ({ who, body, request }) => confirmApp(ctx, who, body.code, sourceOf(request)),
  });
  route('PUT /contact/me/secondFactor/off', {
    policy,
    handler: async ({ who, body, request }) => {
      await endSecondFactor(ctx, who, body, sourceOf(request));
      return { ok: true };
    },
  });
}
