import { isJsonObject, parseJson } from '../json';
import type { AuditEntry } from './feed.types';

/** One JSON object per line. */
export function toLines(entries: readonly AuditEntry[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

/** All entries by revision. A line written twice, or torn by a crash, does not count. */
export function fromLines(text: string): readonly AuditEntry[] {
  const entries = new Map<string, AuditEntry>();
  for (const line of text.split('\n')) {
    const entry = parseLine(line);
    if (entry) entries.set(`${entry.revision} ${entry.domain}`, entry);
  }
  return inOrder([...entries.values()]);
}

/** By revision; entries of one revision stay as they stand. */
export function inOrder(entries: readonly AuditEntry[]): readonly AuditEntry[] {
  return entries.toSorted((one, other) => one.revision - other.revision);
}

/** The entries of a parsed revision. */
export function toEntries(value: unknown): readonly AuditEntry[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

function parseLine(line: string): AuditEntry | null {
  try {
    const value = parseJson(line);
    return isEntry(value) ? value : null;
  } catch {
    return null;
  }
}

function isEntry(value: unknown): value is AuditEntry {
  return (
    isJsonObject(value) &&
    Number.isInteger(value['revision']) &&
    typeof value['domain'] === 'string' &&
    typeof value['to'] === 'string'
  );
}
