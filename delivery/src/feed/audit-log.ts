import { appendFile, readFile } from 'node:fs/promises';
import { isFileError } from '../errors';
import type { AuditEntry } from './feed.types';

/** The append-only trail of feed changes, one JSON object per line. */
export class AuditLog {
  constructor(private readonly file: string) {}

  async append(entries: readonly AuditEntry[]): Promise<void> {
    await appendFile(this.file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''), {
      flush: true,
    });
  }

  /** All entries by revision. A line written twice, or torn by a crash, does not count. */
  async read(): Promise<readonly AuditEntry[]> {
    const entries = new Map<string, AuditEntry>();
    for (const line of (await this.text()).split('\n')) {
      const entry = parseLine(line);
      if (entry) entries.set(`${entry.revision} ${entry.domain}`, entry);
    }
    return [...entries.values()].sort((one, other) => one.revision - other.revision);
  }

  private async text(): Promise<string> {
    try {
      return await readFile(this.file, 'utf8');
    } catch (error) {
      if (isFileError(error, 'ENOENT')) return '';
      throw error;
    }
  }
}

function parseLine(line: string): AuditEntry | null {
  try {
    return JSON.parse(line) as AuditEntry;
  } catch {
    return null;
  }
}
