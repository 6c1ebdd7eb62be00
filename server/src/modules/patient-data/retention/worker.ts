import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context';
import { schedule } from '../../../schedule';
import { carryOutDue } from '../erasure/erase-case';
import { scheduleOld } from './retention.service';

const HOUR_MS = 3_600_000;

/** Once an hour: schedules the erasure of what was kept long enough, and carries out what is due. */
export function schedulePatientData(app: FastifyInstance, ctx: AppContext): void {
  schedule(app, ctx, {
    name: 'patientDataRetention',
    everyMs: HOUR_MS,
    run: async (now, stopping) => {
      const scheduled = await scheduleOld(ctx, now, stopping);
      const erased = await carryOutDue(ctx, now, stopping);
      if (scheduled + erased > 0) ctx.log.info({ scheduled, erased }, 'patient data was kept long enough');
    },
  });
}
