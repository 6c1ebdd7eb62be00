import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { givenOf } from '../given';
import { toCompany, toConfiguration } from './company.mapper';
import { companyPolicy } from './company.policy';
import { findCompany, updateCompany, updateConfiguration } from './company.repository';

export function companyModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const readCompany = async (companyId: number) => {
    const { row, configuration } = await findCompany(ctx.db, companyId);
    return toCompany(row, configuration);
  };
  const readConfiguration = async (companyId: number) =>
    toConfiguration((await findCompany(ctx.db, companyId)).configuration);

  route('GET /company/me', { policy: companyPolicy.read, handler: ({ who }) => readCompany(who.companyId) });
  route('PUT /company', {
    policy: companyPolicy.change,
    handler: async ({ who, body: { phone, email, dateFormat } }) => {
      await updateCompany(ctx.db, who.companyId, givenOf({ phone, email, dateFormat }));
      return readCompany(who.companyId);
    },
  });
  route('GET /company/configuration', {
    policy: companyPolicy.read,
    handler: ({ who }) => readConfiguration(who.companyId),
  });
  route('PATCH /company/configuration', {
    policy: companyPolicy.change,
    handler: async ({
      who,
      body: { dentalNotation, alignerOffset, alignerCutline, retainerOffset, retainerCutline },
    }) => {
      const asked = { dentalNotation, alignerOffset, alignerCutline, retainerOffset, retainerCutline };
      await updateConfiguration(ctx.db, who.companyId, givenOf(asked));
      return readConfiguration(who.companyId);
    },
  });
}
