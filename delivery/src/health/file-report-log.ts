import type { FastifyBaseLogger } from 'fastify';
import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isFileError } from '../errors';
import { readEntry, type ReportLog } from './report-log';
import type { ReportEntry } from './report.types';

const HOUR_MS = 3_600_000;
const FLUSH_MS = 1_000;
/** Of one hour; what comes after it counts as long as this process lives. */
const MAX_BYTES = 32 * 1024 ** 2;

/** Reports of one gateway, in a file for each hour of which the older ones are removed. A killed process loses the last second. */
export class FileReportLog implements ReportLog {
  private lines: string[] = [];
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();
  private hour = 0;
  private written = 0;

  constructor(
    private readonly dir: string,
    private readonly log: Pick<FastifyBaseLogger, 'error'>,
    private readonly now: () => number,
  ) {}

  async start(take: (entry: ReportEntry) => void): Promise<void> {
    try {
      const recent = [this.currentHour() - 1, this.currentHour()].map(nameOf);
      for (const name of (await this.names()).filter((one) => recent.includes(one))) {
        const lines = createInterface({ input: createReadStream(join(this.dir, name)) });
        for await (const line of lines) {
          const entry = readEntry(line);
          if (entry) take(entry);
        }
      }
    } catch (error) {
      this.log.error({ err: error }, 'the reports of the last hour cannot be read');
    }
  }

  append(entry: ReportEntry): void {
    this.lines.push(`${JSON.stringify(entry)}\n`);
    this.timer ??= setTimeout(() => this.flush(), FLUSH_MS).unref();
  }

  async stop(): Promise<void> {
    this.flush();
    await this.writing;
  }

  private flush(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const text = this.lines.join('');
    this.lines = [];
    if (text !== '') this.writing = this.writing.then(() => this.write(text));
  }

  private async write(text: string): Promise<void> {
    try {
      const hour = this.currentHour();
      if (hour !== this.hour) await this.beginHour(hour);
      this.written += Buffer.byteLength(text);
      if (this.written <= MAX_BYTES) await appendFile(join(this.dir, nameOf(hour)), text, { mode: 0o600 });
    } catch (error) {
      this.log.error({ err: error }, 'reports cannot be kept');
    }
  }

  private async beginHour(hour: number): Promise<void> {
    await mkdir(this.dir, { recursive: true });
    const kept = [nameOf(hour - 1), nameOf(hour)];
    const old = (await this.names()).filter((name) => !kept.includes(name));
    await Promise.all(old.map((name) => rm(join(this.dir, name), { force: true })));
    this.hour = hour;
    this.written = 0;
  }

  private async names(): Promise<string[]> {
    try {
      return (await readdir(this.dir)).filter((name) => /^\d+\.jsonl$/.test(name)).sort();
    } catch (error) {
      if (isFileError(error, 'ENOENT')) return [];
      throw error;
    }
  }

  private currentHour(): number {
    return Math.floor(this.now() / HOUR_MS);
  }
}

function nameOf(hour: number): string {
  return `${hour}.jsonl`;
}
