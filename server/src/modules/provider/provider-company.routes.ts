import type { AppContext } from '../../app-context';
import type { RouteFunction } from '../../plugins/route';
import { changeCompanyFacts, getCompanies, openCompany } from './provider-company.service';
import { nameSuperAdmin, resetFactor } from './provider-people.service';

/** The companies that the provider works for. */
export function providerCompanyRoutes(route: RouteFunction, ctx: AppContext): void {
  route('GET /api/provider/company', { handler: ({ query }) => getCompanies(ctx, query) });
  route('POST /api/provider/company', { handler: ({ body }) => openCompany(ctx, body) });
  route('PUT /api/provider/company/{id}', {
    handler: ({ params, body }) => changeCompanyFacts(ctx, params.id, body),
  });
  route('PUT /api/provider/company/{id}/superAdmin', {
    handler: ({ params, body }) => nameSuperAdmin(ctx, params.id, body),
  });
  route('PUT /api/provider/company/{id}/secondFactor/off', {
    handler: ({ params, body }) => resetFactor(ctx, params.id, body),
  });
}
