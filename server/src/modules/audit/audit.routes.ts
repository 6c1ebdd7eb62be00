import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { createCsvReaders, csvName, endWhenStalled } from '../../lists/csv-readers';
import { routesOf } from '../../plugins/route';
import { verifyChain } from './chain/verify';
import { scheduleAuditWork } from './chain/worker';
import { openAuditCsv } from './list/audit-csv';
import { auditFilter, getAuditList } from './list/audit-list.service';

/** Rows that one call checks: some seconds' work. */
const CHECKED_AT_ONCE = 50_000;

/** The audit log: for a company's super admins what is about their company, for the provider all of it. */
export function auditModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const isReadOnRecord = true;
  const readers = createCsvReaders();

  route('GET /audit', {
    isReadOnRecord,
    handler: ({ who: { companyId }, query }) => getAuditList(ctx, { companyId }, query),
  });
  route('GET /audit/csv', {
    isReadOnRecord,
    handler: async ({ who: { companyId }, query, reply }) => {
      const filter = auditFilter({ companyId }, query);
      const csv = await readers.open(companyId, () => openAuditCsv(ctx, filter));
      endWhenStalled(reply);
      void reply.header('content-disposition', `attachment; filename="audit-${csvName(new Date())}"`);
      return csv;
    },
  });
  route('GET /api/provider/audit', {
    isReadOnRecord,
    handler: ({ query }) => getAuditList(ctx, 'provider', query),
  });
  route('GET /api/provider/audit/check', {
    handler: ({ query }) => verifyChain(ctx.db, { limit: CHECKED_AT_ONCE, ...query }),
  });

  scheduleAuditWork(app, ctx);
}
