import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { casePolicy } from './case.policy';
import { sendCaseOn } from './case-last-mile.service';
import { scopeOf } from './case.service';
import { overrideReject, takeStep } from './case-step.service';
import { createImpressionsSlips, SLIP_PATH } from './impressions-slip.service';

/** What the company's people do about a case besides its data (CA-12), and the slip for its impressions (CA-19). */
export function caseStepRoutes(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const slips = createImpressionsSlips(ctx);
  const { change, changeDoctors } = casePolicy;

  route('PATCH /case/{id}/cancel', {
    policy: change,
    handler: ({ who, params }) => takeStep(ctx, { who, scope: scopeOf(who), uuid: params.id }, 'cancel'),
  });
  route('PATCH /case/{id}/undoLastPlanApproval', {
    policy: change,
    handler: ({ who, params }) =>
      takeStep(ctx, { who, scope: scopeOf(who), uuid: params.id }, 'undoLastPlanApproval'),
  });
  route('PUT /case/{id}/overrideReject', {
    policy: change,
    handler: ({ who, params, body }) =>
      overrideReject(ctx, { who, scope: scopeOf(who), uuid: params.id }, body.note),
  });
  route('PUT /case/{id}/courierNotified', {
    policy: change,
    handler: ({ who, params }) =>
      takeStep(ctx, { who, scope: scopeOf(who), uuid: params.id }, 'courierNotified'),
  });
  route('POST /case/{id}/physicalImpressionsLink', {
    policy: change,
    handler: ({ who, params }) => slips.linkOf(who, params.id),
  });

  route('PATCH /dso/case/{id}/undoLastPlanApproval', {
    policy: changeDoctors,
    handler: ({ who, params }) =>
      takeStep(ctx, { who, scope: scopeOf(who, 'doctor'), uuid: params.id }, 'undoLastPlanApproval'),
  });
  route('PATCH /dso/case/{id}/approveRetainerCase', {
    policy: changeDoctors,
    handler: ({ who, params }) =>
      takeStep(ctx, { who, scope: scopeOf(who, 'doctor'), uuid: params.id }, 'approveRetainerCase'),
  });
  route('PATCH /dso/case/{id}/pendingqc', {
    policy: changeDoctors,
    handler: ({ who, params }) =>
      takeStep(ctx, { who, scope: scopeOf(who, 'doctor'), uuid: params.id }, 'pendingQc'),
  });
  route('PUT /dso/case/{id}/courierNotified', {
    policy: changeDoctors,
    handler: ({ who, params }) =>
      takeStep(ctx, { who, scope: scopeOf(who, 'doctor'), uuid: params.id }, 'courierNotified'),
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
