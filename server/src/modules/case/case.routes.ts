import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { caseCsvRoutes } from './list/case-csv.routes';
import { changeCase, createCase } from './case-change.service';
import { changeCaseDates } from './case-dates.service';
import { casePolicy } from './case.policy';
import { getCaseList, getStatistics } from './list/case-list.service';
import { getCase, getHistory, scopeOf } from './case.service';
import { getLastPrescription } from './last-prescription';
import { caseStepRoutes } from './state/case-action.routes';
import { changeUsualPrescription } from './usual-prescription';

export function caseModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);

  route('GET /case', {
    handler: ({ who, query }) => getCaseList(ctx, who, 'client', query),
  });
  route('GET /case/statistics', {
    handler: ({ who, query }) => getStatistics(ctx, who, 'client', query.waiting),
  });
  route('GET /case/lastPrescription', {
    handler: ({ who, query }) => getLastPrescription(ctx, who, query),
  });
  route('PUT /company/usualPrescription', {
    handler: ({ who, body }) => changeUsualPrescription(ctx, who, body),
  });
  route('GET /case/{id}', {
    isReadOnRecord: true,
    handler: ({ who, params }) => getCase(ctx.db, scopeOf(who), params.id),
  });
  route('GET /case/{id}/history', {
    handler: ({ who, params }) => getHistory(ctx, scopeOf(who), params.id),
  });
  route('POST /case', { handler: ({ who, body }) => createCase(ctx, who, body) });
  route('PUT /case/{id}/dates', {
    handler: ({ who, params, body }) => changeCaseDates(ctx, who, params.id, body),
  });
  route('GET /case/phaseTimes', { handler: ({ who }) => ctx.phaseTimes.of(who.companyId) });
  route('PUT /case/{id}', {
    handler: ({ who, params, body }) => changeCase(ctx, who, params.id, body),
  });
  const policy = casePolicy.readDoctors;
  route('GET /dso/case', { policy, handler: ({ who, query }) => getCaseList(ctx, who, 'doctor', query) });
  route('GET /dso/case/statistics', {
    policy,
    handler: ({ who, query }) => getStatistics(ctx, who, 'doctor', query.waiting),
  });
  route('GET /dso/case/{id}', {
    policy,
    isReadOnRecord: true,
    handler: ({ who, params }) => getCase(ctx.db, scopeOf(who, 'doctor'), params.id),
  });
  route('GET /dso/case/{id}/history', {
    policy,
    handler: ({ who, params }) => getHistory(ctx, scopeOf(who, 'doctor'), params.id),
  });

  caseCsvRoutes(app, ctx);
  caseStepRoutes(app, ctx);
}
