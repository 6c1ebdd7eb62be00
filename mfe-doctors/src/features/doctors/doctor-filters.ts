import type { Doctor } from '@portal/shared/contract';
import { useLocale } from '@portal/shared/i18n';
import type { FilterField, FilterOption } from '@portal/shared/list';
import { useMemo } from 'react';
import { useDoctorsQuery } from '../../api/doctors.api';
import {
  fieldMessages,
  invitationStateMessages,
  statusMessages,
} from '../../components/doctor-fields.messages';
import { useCountryNames } from '../../components/use-country-names';
import { messages } from './doctors.messages';

/** What the list is filtered by. */
export const DOCTOR_FILTERS: readonly FilterField[] = [
  {
    kind: 'choices',
    key: 'status',
    label: fieldMessages.status,
    options: statusMessages,
    quick: { all: messages.allStatuses, several: messages.severalStatuses },
  },
  {
    kind: 'toggle',
    key: 'openCases',
    label: messages.hasOpenCases,
    toExpression: () => ({ op: 'GTE', key: 'counts.openCases', value: 1 }),
  },
  {
    kind: 'choices',
    key: 'invitation',
    label: fieldMessages.invitation,
    path: 'invitation.state',
    options: invitationStateMessages,
  },
  {
    kind: 'lookup',
    key: 'country',
    label: fieldMessages.country,
    path: 'locationCountryId',
    isNumbered: true,
    useOptions: useCountryOptions,
  },
  {
    kind: 'lookup',
    key: 'assignedRm',
    label: fieldMessages.assignedRm,
    path: 'assignedRm.uuid',
    useOptions: useManagerOptions,
  },
  {
    kind: 'dateRange',
    key: 'created',
    label: fieldMessages.createdAt,
    path: 'createdAt',
    from: messages.createdFrom,
    to: messages.createdTo,
  },
];

/** Countries that some doctor is in. */
function useCountryOptions(): readonly FilterOption[] {
  const countryOf = useCountryNames();
  return useOptionsOfDoctors((doctor) => {
    const { locationCountryId: id } = doctor;
    const label = countryOf(doctor);
    return id === null || label === null ? null : { value: String(id), label };
  });
}

/** Relationship managers who have some doctor. */
function useManagerOptions(): readonly FilterOption[] {
  return useOptionsOfDoctors(
    ({ assignedRm }) => assignedRm && { value: assignedRm.uuid, label: assignedRm.name },
  );
}

/** Each option once, in the order of the language. */
function useOptionsOfDoctors(optionOf: (doctor: Doctor) => FilterOption | null): readonly FilterOption[] {
  const locale = useLocale();
  const { data } = useDoctorsQuery();
  const labels = new Map<string, string>();
  for (const doctor of data?.data ?? []) {
    const option = optionOf(doctor);
    if (option) labels.set(option.value, option.label);
  }
  const { compare } = useMemo(() => new Intl.Collator(locale), [locale]);
  return [...labels].map(([value, label]) => ({ value, label })).sort((a, b) => compare(a.label, b.label));
}
