import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { getCaseList } from '../case/list/case-list.service';
import { changeDoctor, createDoctor, removeDoctor } from './doctor-change.service';
import { doctorPolicy } from './doctor.policy';
import { getDoctor, getDoctorAddresses, getDoctorList } from './doctor.service';
import { acceptInvitation, inviteAgain } from './invitation.service';

export function doctorModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const { read, change, accept } = doctorPolicy;

  route('GET /dso/doctor', { policy: read, handler: ({ who, query }) => getDoctorList(ctx, who, query) });
  route('GET /dso/doctor/{id}', {
    policy: read,
    handler: ({ who, params }) => getDoctor(ctx, who, params.id),
  });
  route('GET /dso/doctor/{id}/case', {
    policy: read,
    handler: async ({ who, params, query }) => {
      const { uuid } = await getDoctor(ctx, who, params.id);
      return getCaseList(ctx, who, 'doctor', query, { doctorUuid: uuid });
    },
  });
  route('GET /dso/doctor/{id}/address', {
    policy: read,
    handler: ({ who, params }) => getDoctorAddresses(ctx, who, params.id),
  });
  route('POST /dso/doctor', { policy: change, handler: ({ who, body }) => createDoctor(ctx, who, body) });
  route('PUT /dso/doctor/{id}', {
    policy: change,
    handler: ({ who, params, body }) => changeDoctor(ctx, who, params.id, body),
  });
  route('DELETE /dso/doctor/{id}', {
    policy: change,
    handler: async ({ who, params }) => {
      await removeDoctor(ctx, who, params.id);
      return { ok: true };
    },
  });
  route('PUT /dso/doctor/{id}/invitation', {
    policy: change,
    handler: ({ who, params }) => inviteAgain(ctx, who, params.id),
  });
  route('POST /doctor/acceptInvitation', {
    policy: accept,
    handler: async ({ body, request }) => {
      const { uuid: subject, companyId } = await acceptInvitation(ctx, body.token);
      const { id: requestId, ip: address } = request;
      const action = 'POST /doctor/acceptInvitation';
      await ctx.audit.write({ action, outcome: 'done', companyId, subject, requestId, address });
      return { ok: true };
    },
  });
}
