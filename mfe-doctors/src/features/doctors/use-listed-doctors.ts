import type { List } from '@portal/shared/contract';
import { useLocalPage, type ListControls } from '@portal/shared/list';
import type { LoadedQuery } from '@portal/shared/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useCaseCountsQuery, useDoctorsQuery } from '../../api/doctors.api';
import { useCountryNames } from '../../components/use-country-names';
import { doctorRecords, needsCounts, withCounts, type ListedDoctor } from '../../domain/doctor-list';

/** The doctors that the list asks for, all of them at once; the counts of their cases are asked for where the list needs them. */
export function useListedDoctors(list: ListControls<ListedDoctor>): LoadedQuery<List<ListedDoctor>> {
  const isCounted = needsCounts(list);
  const doctors = useDoctorsQuery();
  const counts = useCaseCountsQuery(isCounted ? undefined : skipToken);
  const countryOf = useCountryNames();
  const records = useMemo(() => doctorRecords(countryOf), [countryOf]);
  const all = doctors.data;
  const found = isCounted ? counts.data : NO_COUNTS;
  const data = useMemo(
    () => all && found && { ...all, data: found.length > 0 ? withCounts(all.data, found) : all.data },
    [all, found],
  );
  return useLocalPage(
    list,
    {
      data,
      error: doctors.error ?? (isCounted ? counts.error : undefined),
      refetch: () => {
        if (isCounted) void counts.refetch();
        return doctors.refetch();
      },
    },
    records,
  );
}

const NO_COUNTS: never[] = [];
