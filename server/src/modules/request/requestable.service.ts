import {
  isRequestable,
  LIMITS,
  type CallQuery,
  type CaseSide,
  type List,
  type RequestableCase,
} from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { readPage, toList } from '../../lists/list-query';
import { refusal } from '../../refusals';
import type { CaseScope } from '../case/case-scope';
import { checkMayBeginFor } from '../case/case.policy';
import { findCase, type CaseRecord } from '../case/case.repository';
import { readDeliveredPlans } from '../plan/delivered-plan.repository';
import { listOpenRequests, listRequestableCases } from './requestable.repository';

type Context = Pick<AppContext, 'db'>;

/** Cases of one side that a request can be made for, the last ones delivered first, each with what bounds it (SM-05). */
export async function getRequestableCases(
  { db }: Context,
  scope: { companyId: number; side: CaseSide },
  { search, ...query }: NonNullable<CallQuery<'GET /request/case'>>,
): Promise<List<RequestableCase>> {
  const page = readPage(query, LIMITS.requestsPageSize);
  const { records, total } = await listRequestableCases(db, { scope, search, page });
  return toList(await toRequestable(db, records), total, page);
}

/**
 * One case that a request can be made for.
 * @throws PortalError 'notFound'; 'caseErased'; 'notRequestable'; 'doctorBlocked', 'doctorRestricted'
 */
export async function getRequestableCase(
  { db }: Context,
  scope: CaseScope,
  caseUuid: string,
): Promise<RequestableCase> {
  const record = await findCase(db, scope, caseUuid);
  if (!record) throw refusal('notFound', { record: 'case' });
  const { status, erasedAt } = record.row;
  if (erasedAt) throw refusal('caseErased');
  if (!isRequestable(status)) throw refusal('notRequestable', { status });
  checkMayBeginFor(record.doctor?.status ?? null);
  const [found] = await toRequestable(db, [record]);
  if (!found) throw refusal('notFound', { record: 'case' });
  return found;
}

async function toRequestable(db: Db, records: readonly CaseRecord[]): Promise<RequestableCase[]> {
  const ids = records.map(({ row }) => row.id);
  const [plans, open] = await Promise.all([readDeliveredPlans(db, ids), listOpenRequests(db, ids)]);
  return records.map(({ row, doctor }) => {
    const { id, uuid, identifier, patientName, side, status, productId, arch } = row;
    const plan = plans.get(id)?.plan;
    return {
      ...{ uuid, identifier, patientName, side, status, productId, arch },
      doctor: doctor && { uuid: doctor.uuid, name: doctor.name },
      steps: plan ? { upper: plan.upperStages, lower: plan.lowerStages } : null,
      openRequests: open
        .filter(({ caseId }) => caseId === id)
        .map((request) => ({
          uuid: request.uuid,
          identifier: request.identifier,
          type: request.type,
          fromStep: request.fromStep,
          toStep: request.toStep,
          arch: request.arch,
        })),
    };
  });
}
