import { DELIVERED_STATUSES, type Case, type CallReply, type CaseStatus } from '@portal/shared/contract';
import type { CaseListName } from '../domain/case-paths';
import { useCaseNextQuery } from './case-parts.api';

/** In these a case has sent something, and its status alone does not say what can be asked for next. */
const SENT: readonly CaseStatus[] = ['FIRST_MILE_SHIPPED', ...DELIVERED_STATUSES];

/** What can be done next with a case that has sent something; undefined for others, and while it is not known. */
export function useCaseNext(
  { uuid, status }: Pick<Case, 'uuid' | 'status'>,
  list: CaseListName,
): CallReply<'GET /case/{id}/next'> | undefined {
  const isAsked = SENT.includes(status);
  const { currentData } = useCaseNextQuery({ list, id: uuid }, { skip: !isAsked });
  return isAsked ? currentData : undefined;
}
