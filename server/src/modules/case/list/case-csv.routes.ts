import type { CaseListQuery, CaseSide } from '@portal/shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../../app-context';
import { routesOf } from '../../../plugins/route';
import type { Person } from '../../auth/person';
import { casePolicy } from '../case.policy';
import { csvName, openCaseCsv } from './case-csv.service';

interface CsvCall {
  readonly who: Person;
  readonly query: CaseListQuery;
  readonly reply: FastifyReply;
}

export function caseCsvRoutes(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const answer =
    (side: CaseSide) =>
    async ({ who, query, reply }: CsvCall): Promise<Readable> => {
      const csv = await openCaseCsv(ctx, who, side, query);
      void reply.header('content-disposition', `attachment; filename="${csvName(new Date())}"`);
      return csv;
    };

  route('GET /case/csv', { policy: casePolicy.read, handler: answer('client') });
  route('GET /dso/case/csv', { policy: casePolicy.readDoctors, handler: answer('doctor') });
}
