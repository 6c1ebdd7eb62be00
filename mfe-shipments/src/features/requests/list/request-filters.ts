import type { CaseSide, Workflow } from '@portal/shared/contract';
import { anyOf, type FilterField } from '@portal/shared/list';
import { waitingRequestStatuses } from '../../../domain/request-actions';
import { requestFieldMessages, requestStatusMessages, requestTypeMessages } from '../requests.messages';
import { requestListMessages } from './request-list.messages';

/** What a list of requests is filtered by. */
export function requestFilters(side: CaseSide, workflow: Workflow): readonly FilterField[] {
  return [
    {
      kind: 'choices',
      key: 'status',
      label: requestFieldMessages.status,
      options: requestStatusMessages,
      quick: { all: requestListMessages.allStatuses, several: requestListMessages.severalStatuses },
    },
    {
      kind: 'choice',
      key: 'type',
      label: requestFieldMessages.type,
      options: requestTypeMessages,
    },
    {
      kind: 'dateRange',
      key: 'created',
      label: requestFieldMessages.createdAt,
      path: 'createdAt',
      from: requestListMessages.createdFrom,
      to: requestListMessages.createdTo,
    },
    {
      kind: 'toggle',
      key: 'waiting',
      label: requestListMessages.waiting,
      toExpression: () =>
        anyOf(waitingRequestStatuses(side, workflow).map((value) => ({ op: 'EQ', key: 'status', value }))),
    },
  ];
}
