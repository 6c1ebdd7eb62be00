import { LIMITS, type AuditEntry } from '@portal/shared/contract';
import type { FilterField, FilterOption } from '@portal/shared/list';
import { usePeopleQuery } from '../../api/people.api';
import { recordName } from './audit-columns';
import { areaMessages, columnMessages, deedMessages, messages, outcomeMessages } from './audit.messages';

const NOBODY: readonly FilterOption[] = [];
const EVERYBODY = { page: 1, paginate: LIMITS.contactsPageSize, order: 'name asc' };

/** What the audit log is filtered by, apart from a record. */
const FILTERS: readonly FilterField[] = [
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
];

/** What the audit log is filtered by. A row leads to all that is about its record, which is called as the rows call it. */
export function auditFilters(
  records: readonly string[] = [],
  rows: readonly AuditEntry[] = [],
): readonly FilterField[] {
  const labelOf = (record: string) =>
    rows.find(({ subject, subjectLabel }) => subject === record && subjectLabel)?.subjectLabel;
  const options = records.map((value) => ({ value, label: recordName(value, labelOf(value)) }));
  return [
    ...FILTERS,
    {
      kind: 'lookup',
      key: 'record',
      path: 'subject',
      label: columnMessages.record,
      isHidden: true,
      useOptions: () => options,
    },
  ];
}

function usePeople(): readonly FilterOption[] {
  const { data } = usePeopleQuery(EVERYBODY);
  return data?.data.map(({ uuid, name }) => ({ value: uuid, label: name })) ?? NOBODY;
}
