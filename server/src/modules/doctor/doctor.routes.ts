import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf, type RouteFunction } from '../../plugins/route';
import { getCaseList } from '../case/list/case-list.service';
import {
  addDoctorAddress,
  changeDoctorAddress,
  getDoctorAddresses,
  removeDoctorAddress,
} from './address/doctor-address.service';
import { changeDoctor, createDoctor } from './doctor-change.service';
import { doctorPolicy } from './doctor.policy';
import { getDoctor, getDoctorList } from './doctor.service';
import { importDoctors } from './import/import.service';
import { acceptInvitation, inviteAgain, inviteMany } from './invitation/invitation.service';
import { getCaseCounts, getDoctorHistory, getDoctorStatistics } from './record/doctor-record.service';
import { getBelongings, giveOpenCases, removeDoctor } from './removal/removal.service';

const { change } = doctorPolicy;
/** Thousands of rows with all that a row can say. */
const IMPORT_BYTES = 4 * 1024 ** 2;

export function doctorModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  doctorRoutes(route, ctx);
  invitationRoutes(route, ctx);
  recordRoutes(route, ctx);
  addressRoutes(route, ctx);
}

function doctorRoutes(route: RouteFunction, ctx: AppContext): void {
  route('GET /dso/doctor', { handler: ({ who, query }) => getDoctorList(ctx, who, query) });
  route('GET /dso/doctor/statistics', { handler: ({ who }) => getCaseCounts(ctx, who) });
  route('GET /dso/doctor/{id}', {
    handler: ({ who, params }) => getDoctor(ctx, who, params.id),
  });
  route('POST /dso/doctor', { policy: change, handler: ({ who, body }) => createDoctor(ctx, who, body) });
  route('POST /dso/doctor/import', {
    policy: change,
    bodyLimit: IMPORT_BYTES,
    leavesRecordsOnly: true,
    handler: ({ who, body }) => importDoctors(ctx, who, body),
  });
  route('PUT /dso/doctor/{id}', {
    policy: change,
    handler: ({ who, params, body }) => changeDoctor(ctx, who, params.id, body),
  });
  route('GET /dso/doctor/{id}/belongings', {
    handler: ({ who, params }) => getBelongings(ctx, who, params.id),
  });
  route('DELETE /dso/doctor/{id}', {
    policy: change,
    handler: async ({ who, params, query }) => {
      await removeDoctor(ctx, who, params.id, query);
      return { ok: true };
    },
  });
  route('PUT /dso/doctor/{id}/openCases', {
    policy: change,
    handler: ({ who, params, body }) => giveOpenCases(ctx, who, params.id, body.reassignTo),
  });
}

function invitationRoutes(route: RouteFunction, ctx: AppContext): void {
  route('PUT /dso/doctor/{id}/invitation', {
    policy: change,
    handler: ({ who, params }) => inviteAgain(ctx, who, params.id),
  });
  route('POST /dso/doctor/invitation', {
    policy: change,
    handler: ({ who, body }) => inviteMany(ctx, who, body.uuids),
  });
  route('POST /doctor/acceptInvitation', {
    handler: async ({ body }) => {
      await acceptInvitation(ctx, body.token);
      return { ok: true };
    },
  });
}

function recordRoutes(route: RouteFunction, ctx: AppContext): void {
  route('GET /dso/doctor/{id}/case', {
    handler: async ({ who, params, query }) => {
      const { uuid } = await getDoctor(ctx, who, params.id);
      return getCaseList(ctx, who, 'doctor', query, { doctorUuid: uuid });
    },
  });
  route('GET /dso/doctor/{id}/statistics', {
    handler: ({ who, params }) => getDoctorStatistics(ctx, who, params.id),
  });
  route('GET /dso/doctor/{id}/history', {
    handler: ({ who, params }) => getDoctorHistory(ctx, who, params.id),
  });
}

function addressRoutes(route: RouteFunction, ctx: AppContext): void {
  route('GET /dso/doctor/{id}/address', {
    handler: ({ who, params }) => getDoctorAddresses(ctx, who, params.id),
  });
  route('POST /dso/doctor/{id}/address', {
    policy: change,
    handler: ({ who, params, body }) => addDoctorAddress(ctx, who, params.id, body),
  });
  route('PUT /dso/address/{id}', {
    policy: change,
    handler: ({ who, params, body }) => changeDoctorAddress(ctx, who, params.id, body),
  });
  route('DELETE /dso/address/{id}', {
    policy: change,
    handler: async ({ who, params, query }) => {
      await removeDoctorAddress(ctx, who, params.id, query);
      return { ok: true };
    },
  });
}
