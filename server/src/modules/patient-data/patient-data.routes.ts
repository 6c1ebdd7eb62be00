import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../app-context';
import { createCsvReaders, endWhenStalled } from '../../lists/csv-readers';
import { routesOf } from '../../plugins/route';
import { requirePassword } from '../auth/password/require-password';
import { sourceOf } from '../auth/source-of';
import { scopeOf } from '../case/case.service';
import { askErasure, getErasures, undoErasure } from './erasure/erasure.service';
import { exportPatient, type PatientExport } from './export/patient-export.service';
import { patientDataPolicy } from './patient-data.policy';
import { getPatientCases } from './patient/patient-cases.service';
import { schedulePatientData } from './retention/worker';

const DONE = { ok: true } as const;

/** What the portal has of a patient: handed out, erased when it is asked for, and erased by itself when it is old. */
export function patientDataModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const { read, erase } = patientDataPolicy;
  const readers = createCsvReaders();
  const send = ({ archive, name }: PatientExport, reply: FastifyReply): Readable => {
    endWhenStalled(reply);
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    return archive;
  };

  route('GET /case/{id}/patient', {
    policy: read,
    handler: ({ who, params }) => getPatientCases(ctx, scopeOf(who), params.id),
  });
  route('GET /case/{id}/patient/export', {
    policy: read,
    handler: async ({ who, params, query, reply }) =>
      send(await exportPatient(ctx, readers, { scope: scopeOf(who), uuid: params.id, ...query }), reply),
  });
  route('POST /case/{id}/erasure', {
    policy: erase,
    handler: async ({ who, params, body: { password, ...body }, request }) => {
      await requirePassword(ctx, who, { field: 'password', password }, sourceOf(request));
      const waitDays = ctx.config.erasureWaitDays;
      const asked = { scope: scopeOf(who), uuid: params.id, byName: who.name, waitDays };
      return askErasure(ctx, { ...body, ...asked });
    },
  });
  route('DELETE /case/{id}/erasure', {
    policy: erase,
    handler: async ({ who, params }) => {
      await undoErasure(ctx, { scope: scopeOf(who), uuid: params.id, byName: who.name });
      return DONE;
    },
  });
  route('GET /erasure', { policy: read, handler: ({ who, query }) => getErasures(ctx, scopeOf(who), query) });

  const scope = 'provider';
  route('GET /api/provider/case/{id}/patient', {
    policy: read,
    handler: ({ params }) => getPatientCases(ctx, scope, params.id),
  });
  route('GET /api/provider/case/{id}/patient/export', {
    policy: read,
    handler: async ({ params, query, reply }) =>
      send(await exportPatient(ctx, readers, { scope, uuid: params.id, ...query }), reply),
  });
  route('POST /api/provider/case/{id}/erasure', {
    policy: erase,
    handler: async ({ params, body, request }) => {
      const { waitDays = ctx.config.erasureWaitDays } = body;
      const byName = request.provider ?? 'provider';
      return askErasure(ctx, { ...body, scope, uuid: params.id, byName, waitDays });
    },
  });
  route('DELETE /api/provider/case/{id}/erasure', {
    policy: erase,
    handler: async ({ params, request }) => {
      await undoErasure(ctx, { scope, uuid: params.id, byName: request.provider ?? 'provider' });
      return DONE;
    },
  });
  route('GET /api/provider/erasure', {
    policy: read,
    handler: ({ query }) => getErasures(ctx, scope, query),
  });

  schedulePatientData(app, ctx);
}
