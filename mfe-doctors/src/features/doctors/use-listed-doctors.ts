import type { Doctor, List } from '@portal/shared/contract';
import { useLocalPage, type ListControls } from '@portal/shared/list';
import type { LoadedQuery } from '@portal/shared/ui';
import { skipToken } from '@portal/shared/redux';
import { useEffect, useMemo, useState } from 'react';
import { doctorsApi, useCaseCountsQuery, useDoctorsQuery, useFirstDoctorsQuery } from '../../api/doctors.api';
import { useCountryNames } from '../../components/use-country-names';
import {
  doctorRecords,
  isAsItBegins,
  needsCounts,
  withCounts,
  type ListedDoctor,
} from '../../domain/doctor-list';

/**
 * The doctors that the list asks for, all of them at once; the counts of their cases are asked for where the list needs them. Until
 * thousands are here, a list that nobody has sorted or narrowed shows the first of them.
 */
export function useListedDoctors(list: ListControls<ListedDoctor>): LoadedQuery<List<ListedDoctor>> {
  const isCounted = needsCounts(list);
  const { first, all: doctors } = useDoctorsAhead(isAsItBegins(list));
  const counts = useCaseCountsQuery(isCounted ? undefined : skipToken);
  const countryOf = useCountryNames();
  const records = useMemo(() => doctorRecords(countryOf), [countryOf]);
  const all = doctors.data;
  const found = isCounted ? counts.data : NO_COUNTS;
  const data = useMemo(
    () => all && found && { ...all, data: found.length > 0 ? withCounts(all.data, found) : all.data },
    [all, found],
  );
  const local = useLocalPage(
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
  const isShownAhead = first !== undefined && local.data === undefined && local.error === undefined;
  return isShownAhead ? { ...local, data: first, currentData: first } : local;
}

/**
 * All doctors, and until they are known the first ones where these are wanted. All are asked for once those are on the screen: before,
 * server and browser would be busy with thousands while a person waits for a few.
 */
function useDoctorsAhead(isWanted: boolean): {
  readonly first: List<Doctor> | undefined;
  readonly all: ReturnType<typeof useDoctorsQuery>;
} {
  const { isKnown } = doctorsApi.endpoints.doctors.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ isKnown: data !== undefined }),
  });
  const isAhead = isWanted && !isKnown;
  const first = useFirstDoctorsQuery(isAhead ? undefined : skipToken);
  const isAnswered = first.data !== undefined || first.error !== undefined;
  const isAtRest = useIsAtRest(isAnswered);
  const all = useDoctorsQuery(isAhead && !isAtRest ? skipToken : undefined);
  return { first: isAhead ? first.data : undefined, all };
}

/** Whether what was begun has been drawn, and the browser has had nothing to do since; in a tab that nobody sees, after a second. */
function useIsAtRest(isBegun: boolean): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (!isBegun) return;
    const rest = (): void => setAtRest(true);
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(rest);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(rest, { timeout: HIDDEN_MS });
    return () => cancelIdleCallback(handle);
  }, [isBegun]);
  return isAtRest;
}

const HIDDEN_MS = 1_000;
const NO_COUNTS: never[] = [];
