// npm run bench:server: lists, statistics and exports of a portal with 1,000,000 cases, through the real server over HTTP.
// Each list is measured against its own statements by the bare driver, in turns, in the same run; ends with 1 when a bound is
// broken. DATABASE_URL says on which PostgreSQL; BENCH_CASES, BENCH_ROUNDS and BENCH_SHAPES=mixed make it shorter.
import { benchDatabase } from './lists/bench-database';
import { STATISTICS } from './lists/list-calls';
import { measureCsv, type CsvResult } from './lists/measure-csv';
import { ListMeasurement, type ListResult, type StatisticsResult } from './lists/measure-lists';
import { measureWrites, type WriteResult } from './lists/measure-writes';
import { ServerProcess } from './lists/server-process';

const SERVER_URL = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const CASES = Number(process.env['BENCH_CASES'] ?? 1_000_000);
const SHAPES = (process.env['BENCH_SHAPES'] ?? 'mixed,one').split(',');
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 15);
const MEGABYTE = 1024 ** 2;
/** Index entries that a change of status wrote while each order had an index of its own. */
const ENTRIES_BEFORE = 17;
/** What must hold. The ratios are of medians. */
const BOUNDS = { list: 2, statistics: 3, csvGrowth: 100 * MEGABYTE, entries: ENTRIES_BEFORE / 2 } as const;

const broken: string[] = [];
const print = (text: string): void => void process.stdout.write(`${text}\n`);
const ms = (value: number): string => value.toFixed(1).padStart(8);

if (SHAPES.includes('mixed')) await measureMixed();
if (SHAPES.includes('one')) await measureOne();
print(
  broken.length === 0 ? '\nevery bound holds' : `\nbroken:\n${broken.map((text) => `  ${text}`).join('\n')}`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

/** A portal as it may be: one organisation with most of the cases. */
async function measureMixed(): Promise<void> {
  await withServer('mixed', async (server, measurement, url) => {
    print(`\n${'list call, milliseconds'.padEnd(44)}     p50      p95     bare   ratio  index`);
    for (const result of await measurement.lists(printList)) checkList(result);
    print(`\n${'statistics call, milliseconds'.padEnd(44)}     p50     list   ratio`);
    for (const result of await measurement.statistics()) checkStatistics(result);
    for (const side of ['case', 'dso/case'])
      checkCsv(
        'large',
        await measureCsv(server, `/api/client/${side}/csv`, await measurement.tokenOf('large')),
      );
    // The last, because what was taken back leaves pages that an index alone does not answer for.
    checkWrites(await measureWrites(url));
  });
}

/** The worst that can be: one list of everything. */
async function measureOne(): Promise<void> {
  await withServer('one', async (server, measurement) => {
    const token = await measurement.tokenOf('large');
    const [statistics] = await measurement.statistics(STATISTICS.slice(0, 1));
    if (statistics) print(`\none company: first page ${ms(statistics.list50)} ms`);
    checkCsv('one company', await measureCsv(server, '/api/client/dso/case/csv', token));
  });
}

async function withServer(
  shape: 'mixed' | 'one',
  work: (server: ServerProcess, measurement: ListMeasurement, url: string) => Promise<void>,
): Promise<void> {
  const url = await benchDatabase(SERVER_URL, shape, CASES);
  const server = await ServerProcess.start(url);
  try {
    await work(server, new ListMeasurement(server, url, ROUNDS), url);
  } finally {
    await server.stop();
  }
}

function printList({ name, p50, p95, bare50, ratio, plans }: ListResult): void {
  const indexes = plans.flatMap((plan) => (plan.isWholeTable ? ['WHOLE TABLE'] : plan.indexes));
  const shown = [...new Set(indexes)].filter((index) => index !== 'case_pkey').join(' ');
  print(`${name.padEnd(44)}${ms(p50)} ${ms(p95)} ${ms(bare50)} ${ratio.toFixed(2).padStart(7)}  ${shown}`);
}

function checkWrites({ entries, records, bytes }: WriteResult): void {
  print(
    `\na change of status: ${entries.toFixed(2)} index entries (${ENTRIES_BEFORE} while each order had an index), ` +
      `${records.toFixed(1)} records and ${Math.round(bytes)} bytes written ahead`,
  );
  if (entries > BOUNDS.entries) broken.push(`a change of status: ${entries.toFixed(2)} index entries`);
}

function checkList({ name, ratio, plans }: ListResult): void {
  if (ratio > BOUNDS.list) broken.push(`${name}: ${ratio.toFixed(2)} times its bare statements`);
  if (plans.some(({ isWholeTable }) => isWholeTable)) broken.push(`${name}: reads the whole table`);
}

function checkStatistics({ name, statistics50, list50, ratio }: StatisticsResult): void {
  print(`${name.padEnd(44)}${ms(statistics50)} ${ms(list50)} ${ratio.toFixed(2).padStart(7)}`);
  if (ratio > BOUNDS.statistics) broken.push(`${name}: ${ratio.toFixed(2)} times the list`);
}

function checkCsv(company: string, { name, rows, bytes, rowsPerSecond, growth }: CsvResult): void {
  const megabytes = (size: number): string => `${(size / MEGABYTE).toFixed(1)} MB`;
  print(
    `\n${company} ${name}: ${rows} rows, ${megabytes(bytes)}, ${Math.round(rowsPerSecond)} rows/s, memory grew by ${megabytes(growth)}`,
  );
  if (growth >= BOUNDS.csvGrowth) broken.push(`${name} of ${company}: memory grew by ${megabytes(growth)}`);
}
