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
  const { readOwn } = companyPolicy;

  route('GET /company/me', { policy: readOwn, handler: ({ who }) => getCompany(ctx, who) });
  route('PUT /company', { handler: ({ who, body }) => changeCompany(ctx, who, body) });
  route('GET /company/configuration', { policy: readOwn, handler: ({ who }) => getConfiguration(ctx, who) });
  route('PATCH /company/configuration', {
    handler: ({ who, body }) => changeConfiguration(ctx, who, body),
  });
  route('GET /company/package', {
    handler: ({ who, query }) => getPackages(ctx, who, query),
  });
  route('GET /company/product', { handler: async () => getProducts() });
  route('GET /dso/company/{id}/hasCases', {
    handler: ({ who, params }) => getHasCases(ctx, who, params.id),
  });
}
