import { LIMITS } from '@portal/shared/contract';
import type { FilterField, FilterOption } from '@portal/shared/list';
import { usePeopleQuery } from '../../api/people.api';
import { areaMessages, columnMessages, deedMessages, messages, outcomeMessages } from './audit.messages';

const NOBODY: readonly FilterOption[] = [];
const EVERYBODY = { page: 1, paginate: LIMITS.contactsPageSize, order: 'name asc' };

/** What the audit log is filtered by; the same array each time. */
export const AUDIT_FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    key: 'outcome',
    label: columnMessages.outcome,
    options: outcomeMessages,
    quick: { all: messages.allOutcomes },
  },
  { kind: 'choices', key: 'area', label: columnMessages.area, options: areaMessages },
  { kind: 'choices', key: 'deed', label: columnMessages.deed, options: deedMessages },
  { kind: 'lookup', key: 'person', path: 'actor.uuid', label: columnMessages.actor, useOptions: usePeople },
  {
    kind: 'dateRange',
    key: 'at',
    label: columnMessages.at,
    from: messages.from,
    to: messages.to,
  },
  // A row leads to all that is about its record.
  {
    kind: 'lookup',
    key: 'record',
    path: 'subject',
    label: columnMessages.record,
    isHidden: true,
    useOptions: () => NOBODY,
  },
];

function usePeople(): readonly FilterOption[] {
  const { data } = usePeopleQuery(EVERYBODY);
  return data?.data.map(({ uuid, name }) => ({ value: uuid, label: name })) ?? NOBODY;
}
