import {
  IN_MANUFACTURING_STATUSES,
  PRODUCTS,
  waitingStatuses,
  type CompanyConfiguration,
  type FilterExpression,
} from '@portal/shared/contract';
import { anyOf, type FilterField } from '@portal/shared/list';
import { usePermissions } from '@portal/shared/session';
import { caseStatusMessages } from '@portal/shared/ui';
import { useCaseDoctorsQuery, useCaseManagersQuery } from '../../api/cases.api';
import { fieldMessages, flagMessages } from '../case-fields/case-fields.messages';
import { isOffered, LISTED_FIELDS, SUBMISSION_FIELDS } from '../case-fields/submission-fields';
import { sideOf } from '../../domain/case-list-view';
import type { CaseListName } from '../../domain/case-paths';
import { filterMessages, listMessages } from './case-list.messages';

/** A uuid that no person has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const WITHOUT_REFERENCE: FilterExpression = { op: 'NULL', key: 'clientReferenceId' };

const ofStatuses = (statuses: readonly string[]): FilterExpression =>
  anyOf(statuses.map((value) => ({ op: 'EQ', key: 'status', value })));

interface Reader {
  /** Their uuid, where they are a relationship manager. */
  readonly manager: string | null;
  readonly isDso: boolean;
}

/**
 * The filters of a list of cases (CA-04). Hides those for fields that the company's cases cannot have. Only doctors' cases
 * have a doctor.
 */
export function caseFilters(
  list: CaseListName,
  configuration: CompanyConfiguration | null,
  reader: Reader,
): readonly FilterField[] {
  return [
    {
      kind: 'choices',
      key: 'status',
      label: fieldMessages.status,
      options: { inManufacturing: filterMessages.inManufacturing, ...caseStatusMessages },
      toExpression: (value) => ofStatuses(value === 'inManufacturing' ? IN_MANUFACTURING_STATUSES : [value]),
      quick: {
        label: listMessages.filter,
        all: listMessages.allStatuses,
        several: listMessages.severalStatuses,
      },
    },
    ...LISTED_FIELDS.map((key): FilterField => ({
      kind: 'choices',
      key,
      label: fieldMessages[key],
      options: SUBMISSION_FIELDS[key].names,
      isHidden: !PRODUCTS.some((productId) => isOffered(key, { productId }, configuration)),
    })),
    ...(list === 'doctor' ? doctorFilters(configuration, reader) : []),
    {
      kind: 'dateRange',
      key: 'created',
      label: fieldMessages.createdAt,
      path: 'createdAt',
      from: filterMessages.createdFrom,
      to: filterMessages.createdTo,
    },
    { kind: 'flag', key: 'hasRefinements', label: fieldMessages.hasRefinements, options: flagMessages },
    { kind: 'flag', key: 'withTs', label: fieldMessages.withTs, options: flagMessages },
    {
      kind: 'choice',
      key: 'reference',
      label: fieldMessages.clientReferenceId,
      options: { given: filterMessages.given, missing: filterMessages.missing },
      toExpression: (value) =>
        value === 'missing' ? WITHOUT_REFERENCE : { op: 'NOT', value: WITHOUT_REFERENCE },
    },
    {
      kind: 'toggle',
      key: 'waiting',
      label: filterMessages.waiting,
      toExpression: () => ofStatuses(waitingStatuses(sideOf(list))),
    },
  ];
}

/** The server names its doctors to a DSO alone, and logs a refusal for everybody else. */
function useDoctorOptions() {
  const { isDso } = usePermissions();
  const { data } = useCaseDoctorsQuery(undefined, { skip: !isDso });
  return (data?.data ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }));
}

function useManagerOptions() {
  const { data } = useCaseManagersQuery();
  return (data?.data ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }));
}

/** Only cases of doctors have a relationship manager: that of their doctor. */
function doctorFilters(
  configuration: CompanyConfiguration | null,
  { manager, isDso }: Reader,
): readonly FilterField[] {
  return [
    {
      kind: 'lookup',
      key: 'doctor',
      label: fieldMessages.doctor,
      path: 'doctor.uuid',
      isHidden: !isDso,
      useOptions: useDoctorOptions,
    },
    {
      kind: 'toggle',
      key: 'mine',
      label: filterMessages.mine,
      isHidden: manager === null,
      // Somebody else who opens such an address has no cases of their own.
      toExpression: () => ({ op: 'EQ', key: 'assignedRm.uuid', value: manager ?? NOBODY }),
    },
    {
      kind: 'lookup',
      key: 'assignedRm',
      label: fieldMessages.assignedRm,
      path: 'assignedRm.uuid',
      isHidden: configuration?.allowRmRole !== true,
      useOptions: useManagerOptions,
    },
  ];
}
