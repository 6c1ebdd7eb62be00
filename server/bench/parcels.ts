// npm run bench:parcels: lists of shipments and requests of a portal with 100,000 and more of each, through the real server over HTTP.
// Each is measured against its own statements by the bare driver, in turns, in the same run; ends with 1 when one takes twice as
// long or reads a whole table. DATABASE_URL says on which PostgreSQL; BENCH_PARCELS and BENCH_ROUNDS make it shorter.
import { drizzle } from 'drizzle-orm/node-postgres';
import { onDatabase } from './lists/bench-database';
import { ListMeasurement, type ListResult } from './lists/measure-lists';
import { ServerProcess } from './lists/server-process';
import { PARCEL_CALLS, PARCEL_STATISTICS } from './parcels/parcel-calls';
import { seedParcels } from './parcels/seed-parcels';
import { seedScale } from './scale/seed-scale';

const SERVER_URL = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const PARCELS = Number(process.env['BENCH_PARCELS'] ?? 120_000);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 15);
const NAME = 'portal_bench_parcels';
const LIMIT = 2;

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const ms = (value: number): string => value.toFixed(1).padStart(8);
const broken: string[] = [];

const url = await makeDatabase();
const server = await ServerProcess.start(url);
try {
  const measurement = new ListMeasurement(server, url, ROUNDS);
  print(`${'list call, milliseconds'.padEnd(52)}     p50      p95     bare   ratio  index`);
  await measurement.lists(check, PARCEL_CALLS);
  for (const { name, statistics50, list50, ratio } of await measurement.statistics(PARCEL_STATISTICS))
    print(`${name.padEnd(52)}${ms(statistics50)}          ${ms(list50)} ${ratio.toFixed(2).padStart(7)}`);
} finally {
  await server.stop();
}
print(
  broken.length === 0 ? '\nevery bound holds' : `\nbroken:\n${broken.map((text) => `  ${text}`).join('\n')}`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

function check({ name, p50, p95, bare50, ratio, plans }: ListResult): void {
  const indexes = plans.flatMap((plan) => (plan.isWholeTable ? ['WHOLE TABLE'] : plan.indexes));
  print(
    `${name.padEnd(52)}${ms(p50)} ${ms(p95)} ${ms(bare50)} ${ratio.toFixed(2).padStart(7)}  ${[...new Set(indexes)].join(' ')}`,
  );
  if (ratio > LIMIT) broken.push(`${name}: ${ratio.toFixed(2)} times its bare statements`);
  if (plans.some(({ isWholeTable }) => isWholeTable)) broken.push(`${name}: reads a whole table`);
}

/** Made anew each time: it takes a minute, and nothing of a former run is in it. */
async function makeDatabase(): Promise<string> {
  const own = new URL(SERVER_URL);
  own.pathname = `/${NAME}`;
  await onDatabase(SERVER_URL, async (client) => {
    await client.query(`drop database if exists ${NAME} with (force)`);
    await client.query(`create database ${NAME}`);
  });
  await seedScale(own.href, { cases: PARCELS, shape: 'mixed', seed: 2026, report: print });
  await onDatabase(own.href, async (client) => {
    await seedParcels(drizzle(client));
    await client.query('vacuum (analyze)');
  });
  return own.href;
}
