import { useSettled } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { findRecords, LEAST_CHARACTERS, type FoundRecord, type RecordSource } from './find-records';

/** Characters that lists search by at most. */
const LONGEST = 120;
/** Pause in the typing before the server is asked, in milliseconds. */
const PAUSE_MS = 250;

export interface FoundKind {
  readonly source: RecordSource;
  /** Null while it is asked, and `failed` when it could not be. */
  readonly records: readonly FoundRecord[] | null | 'failed';
}

interface Answers {
  readonly text: string;
  readonly records: Readonly<Record<string, FoundKind['records']>>;
}

/** What each kind of records has for a text: as the answers come, those of an older text never. */
export function useRecords(sources: readonly RecordSource[], typed: string): readonly FoundKind[] {
  const text = typed.trim().slice(0, LONGEST);
  const settled = useSettled(text, PAUSE_MS);
  const [answers, setAnswers] = useState<Answers>({ text: '', records: {} });
  useEffect(() => {
    if (settled.length < LEAST_CHARACTERS) return undefined;
    const request = new AbortController();
    const take = (id: string, records: FoundKind['records']): void => {
      if (request.signal.aborted) return;
      setAnswers((before) => ({
        text: settled,
        records: { ...(before.text === settled && before.records), [id]: records },
      }));
    };
    for (const source of sources)
      findRecords(source, settled, request.signal).then(
        (records) => take(source.id, records),
        () => take(source.id, 'failed'),
      );
    return () => request.abort();
  }, [sources, settled]);
  if (text.length < LEAST_CHARACTERS) return [];
  const known = answers.text === text ? answers.records : {};
  return sources.map((source) => ({ source, records: known[source.id] ?? null }));
}
