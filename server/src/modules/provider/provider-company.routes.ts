import type { AppContext } from '../../app-context';
import type { RouteFunction } from '../../plugins/route';
import { changeCompanyFacts, getCompanies, openCompany } from './provider-company.service';
import { providerPolicy } from './provider.policy';

/** The companies that the provider works for. */
export function providerCompanyRoutes(route: RouteFunction, ctx: AppContext): void {
  const policy = providerPolicy.any;
  route('GET /api/provider/company', { policy, handler: () => getCompanies(ctx) });
  route('POST /api/provider/company', { policy, handler: ({ body }) => openCompany(ctx, body) });
  route('PUT /api/provider/company/{id}', {
    policy,
    handler: ({ params, body }) => changeCompanyFacts(ctx, params.id, body),
  });
}
