import type { CaseCsvQuery, CaseSide } from '@portal/shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../../app-context';
import { createCsvReaders, csvName, endWhenStalled } from '../../../lists/csv-readers';
import { routesOf } from '../../../plugins/route';
import type { Person } from '../../../person';
import { casePolicy } from '../case.policy';
import { openCaseCsv } from './case-csv.service';

interface CsvCall {
  readonly who: Person;
  readonly query: CaseCsvQuery;
  readonly reply: FastifyReply;
}

export function caseCsvRoutes(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const readers = createCsvReaders();
  const answer =
    (side: CaseSide) =>
    async ({ who, query, reply }: CsvCall): Promise<Readable> => {
      const csv = await readers.open(who.companyId, () => openCaseCsv(ctx, who, side, query));
      endWhenStalled(reply);
      void reply.header('content-disposition', `attachment; filename="${csvName(new Date())}"`);
      return csv;
    };

  const isReadOnRecord = true;
  route('GET /case/csv', { isReadOnRecord, handler: answer('client') });
  route('GET /dso/case/csv', { policy: casePolicy.readDoctors, isReadOnRecord, handler: answer('doctor') });
}
