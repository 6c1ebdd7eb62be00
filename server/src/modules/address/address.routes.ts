import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { toAddress } from './address.mapper';
import { listAllAddresses } from './address.repository';
import {
  changeAddress,
  createAddress,
  getAddress,
  getAddressList,
  makeDefault,
  removeAddress,
} from './address.service';

/**
 * Everybody of a company reads its addresses; super admins change them, as theirs is the page of addresses. Specification
 * § 6 keeps relationship managers from contacts and doctors only, so one who is a super admin may.
 */
export function addressModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);

  route('GET /address', {
    handler: ({ who, query }) => getAddressList(ctx, who, query),
  });
  route('GET /address/all', {
    handler: async ({ who }) => (await listAllAddresses(ctx.db, who.companyId)).map(toAddress),
  });
  route('GET /address/{id}', {
    handler: ({ who, params }) => getAddress(ctx, who, params.id),
  });
  route('GET /dso/address/{id}', {
    handler: ({ who, params }) => getAddress(ctx, who, params.id, 'organisation'),
  });
  route('POST /address', { handler: ({ who, body }) => createAddress(ctx, who, body) });
  route('PUT /address/{id}', {
    handler: ({ who, params, body }) => changeAddress(ctx, who, params.id, body),
  });
  route('DELETE /address/{id}', {
    handler: async ({ who, params, query }) => {
      await removeAddress(ctx, who, params.id, query);
      return { ok: true };
    },
  });
  route('PUT /address/{id}/default', {
    handler: ({ who, params }) => makeDefault(ctx, who, params.id),
  });
}
