import type { CaseSide } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context';
import { toLinkCall } from '../../../plugins/errors/errors.plugin';
import { routesOf } from '../../../plugins/route';
import type { Person } from '../../../person';
import { casePolicy } from '../case.policy';
import { scopeOf } from '../case.service';
import { createImpressionsSlips, SLIP_PATH } from '../impressions-slip/impressions-slip.service';
import { runCaseAction, type ClientStep } from './case-action.service';

/** What the company's people do about a case besides its data (CA-12), and the slip for its impressions (CA-19). */
export function caseStepRoutes(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const slips = createImpressionsSlips(ctx);
  const { changeDoctors } = casePolicy;
  const step =
    (action: ClientStep, side?: CaseSide) =>
    ({ who, params }: { readonly who: Person; readonly params: { readonly id: string } }) =>
      runCaseAction(ctx, { who, scope: scopeOf(who, side), uuid: params.id }, action);

  route('PATCH /case/{id}/cancel', { handler: step('cancel') });
  route('PUT /case/{id}/cancel', {
    handler: ({ who, params, body }) =>
      runCaseAction(ctx, { who, scope: scopeOf(who), uuid: params.id }, 'cancel', body.note),
  });
  route('PATCH /case/{id}/undoLastPlanApproval', { handler: step('undoLastPlanApproval') });
  route('PUT /case/{id}/overrideReject', {
    handler: ({ who, params, body }) =>
      runCaseAction(ctx, { who, scope: scopeOf(who), uuid: params.id }, 'overrideReject', body.note),
  });
  route('PUT /case/{id}/courierNotified', { handler: step('courierNotified') });
  route('POST /case/{id}/physicalImpressionsLink', {
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

  app.get<{ Params: { token: string } }>(`${SLIP_PATH}/:token`, async (request, reply) => {
    const pdf = await slips.draw(request.params.token, toLinkCall(request));
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="impressions-slip.pdf"',
        'cache-control': 'private, no-store',
      })
      .send(Buffer.from(pdf));
  });
}
