import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { toAddress } from './address.mapper';
import { addressPolicy } from './address.policy';
import { listAllAddresses } from './address.repository';
import {
  changeAddress,
  createAddress,
  getAddress,
  getAddressList,
  makeDefault,
  removeAddress,
} from './address.service';

export function addressModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const { read, change } = addressPolicy;

  route('GET /address', {
    policy: read,
    handler: ({ who, query }) => getAddressList(ctx, who, query),
  });
  route('GET /address/all', {
    policy: read,
    handler: async ({ who }) => (await listAllAddresses(ctx.db, who.companyId)).map(toAddress),
  });
  route('GET /address/{id}', {
    policy: read,
    handler: ({ who, params }) => getAddress(ctx, who, params.id),
  });
  route('GET /dso/address/{id}', {
    policy: read,
    handler: ({ who, params }) => getAddress(ctx, who, params.id, 'organisation'),
  });
  route('POST /address', { policy: change, handler: ({ who, body }) => createAddress(ctx, who, body) });
  route('PUT /address/{id}', {
    policy: change,
    handler: ({ who, params, body }) => changeAddress(ctx, who, params.id, body),
  });
  route('DELETE /address/{id}', {
    policy: change,
    handler: async ({ who, params, query }) => {
      await removeAddress(ctx, who, params.id, query);
      return { ok: true };
    },
  });
  route('PUT /address/{id}/default', {
    policy: change,
    handler: ({ who, params }) => makeDefault(ctx, who, params.id),
  });
}
