import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { acceptedLanguage } from '../auth/accepted-language';
import { scopeOf } from '../case/case.service';
import { addPin, getReview, noteChecks, removePin, resolvePin } from './plan-review.service';
import { rejectPlan } from './reject-plan.service';

export function planReviewModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  route('PUT /plan/{id}/reject', {
    handler: ({ who, params, body, request }) =>
      rejectPlan(
        ctx,
        { who, scope: scopeOf(who), planUuid: params.id },
        {
          reason: body.reason,
          locale: acceptedLanguage(request.headers['accept-language']),
        },
      ),
  });
  route('GET /plan/{id}/review', {
    isReadOnRecord: true,
    handler: ({ who, params }) => getReview(ctx, { who, scope: scopeOf(who), planUuid: params.id }),
  });
  route('POST /plan/{id}/pin', {
    handler: ({ who, params, body }) =>
      addPin(ctx, { who, scope: scopeOf(who), planUuid: params.id }, who, body),
  });
  route('DELETE /plan/{id}/pin/{pinId}', {
    handler: ({ who, params: { id: planUuid, pinId: pinUuid } }) =>
      removePin(ctx, { who, scope: scopeOf(who), planUuid, pinUuid }, who),
  });
  route('PUT /plan/{id}/pin/{pinId}/resolution', {
    handler: ({ who, params: { id: planUuid, pinId: pinUuid }, body }) =>
      resolvePin(ctx, { who, scope: scopeOf(who), planUuid, pinUuid }, body.resolution),
  });
  route('PUT /plan/{id}/checks', {
    handler: ({ who, params, body }) =>
      noteChecks(ctx, { who, scope: scopeOf(who), planUuid: params.id }, who, body),
  });
}
