import type { CaseSide } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context';
import { routesOf } from '../../../plugins/route';
import type { Person } from '../../auth/person';
import { casePolicy } from '../case.policy';
import { scopeOf } from '../case.service';
import { createImpressionsSlips, SLIP_PATH } from '../impressions-slip/impressions-slip.service';
import { sendCaseOn } from './case-last-mile.service';
import { overrideReject, runCaseAction, type ClientStep } from './case-action.service';

/** What the company's people do about a case besides its data (CA-12), and the slip for its impressions (CA-19). */
export function caseStepRoutes(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const slips = createImpressionsSlips(ctx);
  const { change, changeDoctors } = casePolicy;
  const step =
    (action: ClientStep, side?: CaseSide) =>
    ({ who, params }: { readonly who: Person; readonly params: { readonly id: string } }) =>
      runCaseAction(ctx, { who, scope: scopeOf(who, side), uuid: params.id }, action);

  route('PATCH /case/{id}/cancel', { policy: change, handler: step('cancel') });
  route('PATCH /case/{id}/undoLastPlanApproval', { policy: change, handler: step('undoLastPlanApproval') });
  route('PUT /case/{id}/overrideReject', {
    policy: change,
    handler: ({ who, params, body }) =>
      overrideReject(ctx, { who, scope: scopeOf(who), uuid: params.id }, body.note),
  });
  route('PUT /case/{id}/courierNotified', { policy: change, handler: step('courierNotified') });
  route('POST /case/{id}/physicalImpressionsLink', {
    policy: change,
    handler: ({ who, params }) => slips.linkOf(who, params.id),
  });

  route('PATCH /dso/case/{id}/undoLastPlanApproval', {
    policy: changeDoctors,
    handler: step('undoLastPlanApproval', 'doctor'),
  });
  route('PATCH /dso/case/{id}/approveRetainerCase', {
    policy: changeDoctors,
    handler: step('approveRetainerCase', 'doctor'),
  });
  route('PATCH /dso/case/{id}/pendingqc', { policy: changeDoctors, handler: step('pendingQc', 'doctor') });
  route('PUT /dso/case/{id}/courierNotified', {
    policy: changeDoctors,
    handler: step('courierNotified', 'doctor'),
  });
  route('POST /dso/case/{id}/lastMileShipped', {
    policy: changeDoctors,
    handler: ({ who, params, body }) =>
      sendCaseOn(ctx, { who, scope: scopeOf(who, 'doctor'), uuid: params.id }, body),
  });

  app.get<{ Params: { token: string } }>(
    `${SLIP_PATH}/:token`,
    { schema: { hide: true } },
    async (request, reply) => {
      const pdf = await slips.draw(request.params.token);
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': 'inline; filename="impressions-slip.pdf"',
          'cache-control': 'private, no-store',
        })
        .send(Buffer.from(pdf));
    },
  );
}
