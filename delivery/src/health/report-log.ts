import { isJsonObject, parseJson } from '../json';
import type { ReportEntry } from './report.types';
import { parseReports } from './parse-reports';

type Take = (entry: ReportEntry) => void;

/** Where reports are kept for an hour, and by which gateways tell each other of theirs. */
export interface ReportLog {
  /** Hands on what was kept, then each entry that another gateway appends, until `stop`. Never rejects. */
  start(take: Take): Promise<void>;
  /** Keeps an entry, soon; one that cannot be kept is lost with this process. */
  append(entry: ReportEntry): void;
  /** Resolves when everything is kept. */
  stop(): Promise<void>;
}

/** An entry as it was written, or null: what comes from outside this process is looked at again. */
export function readEntry(text: string): ReportEntry | null {
  try {
    const value = parseJson(text);
    if (!isJsonObject(value)) return null;
    const { at, voter } = value;
    const reports = parseReports(value['reports']);
    if (typeof at !== 'number' || typeof voter !== 'string' || !reports) return null;
    return { at, voter, reports };
  } catch {
    // Half a line, of a process that was killed.
    return null;
  }
}
