import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/fake-builds';
import { FileReportLog } from './file-report-log';
import type { ReportEntry } from './report.types';

const HOUR = 3_600_000;
let now: number;
let dir: string;
let remove: () => Promise<void>;
const log = { error: jest.fn() };

beforeEach(async () => {
  now = 480_000 * HOUR + 30 * 60_000;
  ({ dir, remove } = await temporaryFolder());
});
afterEach(() => remove());

const open = (): FileReportLog => new FileReportLog(join(dir, 'reports'), log, () => now);
const entry = (voter: string): ReportEntry => ({
  at: now,
  voter,
  reports: [{ domain: 'cases', version: '1.0.0', kind: 'start' }],
});

async function replay(): Promise<string[]> {
  const found: string[] = [];
  await open().start(({ voter }) => found.push(voter));
  return found;
}

test('gives back the last hours and removes those before', async () => {
  const kept = open();
  kept.append(entry('p:1'));
  kept.append(entry('p:2'));
  await kept.stop();
  now += HOUR;
  expect(await replay()).toEqual(['p:1', 'p:2']);
  now += HOUR;
  expect(await replay()).toEqual([]);
  const later = open();
  later.append(entry('p:3'));
  await later.stop();
  expect(await readdir(join(dir, 'reports'))).toEqual(['480002.jsonl']);
});

test('a line that was cut off, or that nobody wrote, is left out', async () => {
  await mkdir(join(dir, 'reports'));
  const lines = [JSON.stringify(entry('p:1')), '{"at":1,"voter":"p:2","reports":[{}]}', '{"at":1,"vo'];
  await writeFile(join(dir, 'reports/480000.jsonl'), lines.join('\n'));
  expect(await replay()).toEqual(['p:1']);
  expect(log.error).not.toHaveBeenCalled();
});

test('a folder that cannot be written to costs a line in the log, and no report now', async () => {
  await writeFile(join(dir, 'reports'), 'a file');
  const kept = open();
  kept.append(entry('p:1'));
  await kept.stop();
  expect(log.error).toHaveBeenCalledWith(expect.anything(), 'reports cannot be kept');
});
