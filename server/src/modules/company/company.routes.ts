import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { companyPolicy } from './company.policy';
import {
  changeCompany,
  changeConfiguration,
  getCompany,
  getConfiguration,
  getHasCases,
  getPackages,
  getProducts,
} from './company.service';

export function companyModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const { read, change } = companyPolicy;

  route('GET /company/me', { policy: read, handler: ({ who }) => getCompany(ctx, who) });
  route('PUT /company', { policy: change, handler: ({ who, body }) => changeCompany(ctx, who, body) });
  route('GET /company/configuration', { policy: read, handler: ({ who }) => getConfiguration(ctx, who) });
  route('PATCH /company/configuration', {
    policy: change,
    handler: ({ who, body }) => changeConfiguration(ctx, who, body),
  });
  route('GET /company/package', {
    policy: read,
    handler: ({ who, query }) => getPackages(ctx, who, query),
  });
  route('GET /company/product', { policy: read, handler: async () => getProducts() });
  route('GET /dso/company/{id}/hasCases', {
    policy: read,
    handler: ({ who, params }) => getHasCases(ctx, who, params.id),
  });
}
