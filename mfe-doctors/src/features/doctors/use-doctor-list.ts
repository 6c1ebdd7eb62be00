import { DOCTOR_STATUSES, type Doctor, type DoctorStatus } from '@portal/shared/contract';
import { useLocale } from '@portal/shared/i18n';
import { useListState } from '@portal/shared/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import {
  DOCTOR_SORTS,
  filterDoctors,
  pageOf,
  sortDoctors,
  toSearchable,
  type DoctorSort,
} from '../../domain/doctor-list';

const SETTINGS = {
  sort: { fields: DOCTOR_SORTS, field: 'name', direction: 'asc' },
  pageSizes: [20, 50, 100],
  filters: { status: DOCTOR_STATUSES },
} as const;

/**
 * What the list shows of all doctors. Status, sort and page stand in the address, a search does not: it names people. Sorting
 * 9999 rows is done once per sort, searching them per letter, after the letter is on the page.
 */
export function useDoctorList(doctors: readonly Doctor[]) {
  const locale = useLocale();
  const list = useListState<DoctorSort, { status: DoctorStatus }>(SETTINGS);
  const [search, setSearch] = useState('');
  const lookedFor = useDeferredValue(search);
  const { field, direction } = list.sort;
  const { status } = list.filters;

  const sorted = useMemo(
    () => toSearchable(sortDoctors(doctors, { field, direction }, locale), locale),
    [doctors, field, direction, locale],
  );
  const found = useMemo(
    () => filterDoctors(sorted, lookedFor, status, locale),
    [sorted, lookedFor, status, locale],
  );
  const { page, rows } = pageOf(found, list.page, list.pageSize);
  return {
    list: { ...list, page },
    rows,
    total: found.length,
    isSearching: lookedFor !== search,
    search,
    setSearch(text: string): void {
      setSearch(text);
      if (list.page !== 1) list.setPage(1);
    },
    clear(): void {
      setSearch('');
      list.setFilter('status', undefined);
    },
  };
}
