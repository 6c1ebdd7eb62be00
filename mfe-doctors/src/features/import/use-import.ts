import type { ErrorData } from '@portal/shared/api';
import type { Contact, Country, DoctorImportResult } from '@portal/shared/contract';
import { useSingleFlight } from '@portal/shared/ui';
import { useCallback, useState } from 'react';
import { useLazyCountriesQuery, useLazyManagersQuery } from '../../api/doctors.api';
import { useImportDoctorsMutation } from '../../api/import.api';
import {
  leaveOutRow,
  mendRow,
  toCallRow,
  toUnchecked,
  withResult,
  type ImportRow,
} from '../../domain/import-check';
import type { ImportField } from '../../domain/import-fields';
import { createImportLookup, type ImportLookup } from '../../domain/import-lookup';
import type { WrittenRow } from '../../domain/import-text';

/** What cells of a row can name. */
export interface ImportChoices {
  readonly countries: readonly Country[];
  readonly managers: readonly Contact[];
  readonly lookup: ImportLookup;
}

/** Rows on their way to doctors: checked by the server, mended, checked again, and added. */
export function useImport() {
  const loadChoices = useLoadChoices();
  const [importDoctors] = useImportDoctorsMutation();
  const { isRunning, run } = useSingleFlight();
  /** Null until the first check of them. */
  const [rows, setRows] = useState<readonly ImportRow[] | null>(null);
  const [choices, setChoices] = useState<ImportChoices | null>(null);
  const [failure, setFailure] = useState<ErrorData | null>(null);
  const [notInvited, setNotInvited] = useState<DoctorImportResult['notInvited']>(null);

  function attempt(action: () => Promise<void>): void {
    setFailure(null);
    void run(() => action().catch((error: unknown) => setFailure(error as ErrorData)));
  }
  async function send(sent: readonly ImportRow[], mode: { isDryRun: boolean; invite: boolean }) {
    // A colleague may have added or removed the manager for whom a row is wrong.
    const loaded = mode.isDryRun || !choices ? await loadChoices() : choices;
    setChoices(loaded);
    const { lookup } = loaded;
    const result = await importDoctors({ rows: sent.map((row) => toCallRow(row, lookup)), ...mode }).unwrap();
    setRows((before) => withResult(before ?? sent, sent, result, lookup));
    return result;
  }
  const mend = useCallback((line: number, field: ImportField, value: string) => {
    setRows(
      (before) => before && before.map((row) => (row.line === line ? mendRow(row, field, value) : row)),
    );
  }, []);
  const leaveOut = useCallback((line: number) => {
    setRows((before) => before && leaveOutRow(before, line));
  }, []);
  const notAdded = (rows ?? []).filter(({ state }) => state !== 'added');
  const check = (toCheck: readonly ImportRow[]) =>
    attempt(async () => {
      await send(toCheck, { isDryRun: true, invite: false });
    });
  return {
    rows,
    choices,
    failure,
    /** Why some who were added got no invitation. */
    notInvited,
    isRunning,
    /** Rows that were read; they are here once the server has said what is wrong with them. */
    start: (written: readonly WrittenRow[]) => check(written.map(toUnchecked)),
    /** Another row may have the same email or id, so that all are checked together; unchanged ones too, as others may have changed what they are wrong for. */
    checkAgain: () => check(notAdded),
    add: (invite: boolean) =>
      attempt(async () => {
        const right = notAdded.filter(({ state }) => state === 'right');
        setNotInvited((await send(right, { isDryRun: false, invite })).notInvited);
      }),
    mend,
    leaveOut,
  };
}

export type Import = ReturnType<typeof useImport>;

function useLoadChoices(): () => Promise<ImportChoices> {
  const [loadCountries] = useLazyCountriesQuery();
  const [loadManagers] = useLazyManagersQuery();
  return async () => {
    const [{ data: countries }, { data: managers }] = await Promise.all([
      loadCountries('all', true).unwrap(),
      loadManagers().unwrap(),
    ]);
    return { countries, managers, lookup: createImportLookup(countries, managers) };
  };
}
