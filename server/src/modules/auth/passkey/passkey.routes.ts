import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context';
import { routesOf } from '../../../plugins/route';
import { authPolicy } from '../auth.policy';
import { sourceOf } from '../source-of';
import { beginPasskeySignIn, signInByPasskey } from './passkey-sign-in.service';
import { addPasskey, beginPasskey, getPasskeys, removePasskey, renamePasskey } from './passkey.service';

export function passkeyRoutes(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);

  const { ownAccount: policy } = authPolicy;
  route('POST /auth/passkey/options', {
    handler: ({ body }) => beginPasskeySignIn(ctx, body.challenge),
  });
  route('POST /auth/passkey', {
    handler: ({ body, request }) => signInByPasskey(ctx, body, sourceOf(request)),
  });
  route('GET /contact/me/passkeys', { policy, handler: ({ who }) => getPasskeys(ctx, who) });
  route('POST /contact/me/passkeys/options', {
    policy,
    handler: ({ who, body, request }) => beginPasskey(ctx, who, body, sourceOf(request)),
  });
  route('POST /contact/me/passkeys', { policy, handler: ({ who, body }) => addPasskey(ctx, who, body) });
  route('PUT /contact/me/passkeys/{id}', {
    policy,
    handler: ({ who, params, body }) => renamePasskey(ctx, who, params.id, body),
  });
  route('PUT /contact/me/passkeys/{id}/off', {
    policy,
    handler: async ({ who, params, body, request }) => {
      await removePasskey(ctx, who, params.id, body, sourceOf(request));
      return { ok: true };
    },
  });
}
