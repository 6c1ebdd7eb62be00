import { IS_SOAK, sized } from '../../tooling/testing/soak';
import { openFaultyServer, type FaultKind, type FaultyServer } from './testing/faults/faulty-server';
import { findLosses, travel, type Tally } from './testing/faults/journey';
import { TEST_DATABASE_URL } from './testing/services/test-database';

/** Journeys at the same time, and how many come after one another. */
const [AT_ONCE, ROUNDS] = sized([3, 2], [6, 10]);
const LONGEST_MS = sized(300_000, 900_000);
type Run = readonly [what: string, kind: FaultKind, databaseUrl: string | null];
const EMBEDDED: readonly Run[] = [
  ['a disk that is full at one write of a hundred', 'ENOSPC', null],
  ['a disk that fails at one write of a hundred', 'EIO', null],
  ['a clock that jumps an hour ahead and back', 'clock', null],
];
const POSTGRES: readonly Run[] =
  TEST_DATABASE_URL === null
    ? []
    : [
        ['a disk that is full at every other write, and PostgreSQL elsewhere', 'ENOSPC', TEST_DATABASE_URL],
        ['a database that goes away again and again', 'database', TEST_DATABASE_URL],
      ];
// A disk under the embedded database ends its process again and again: that is for the long run.
const RUNS = [...EMBEDDED, ...POSTGRES].filter(
  ([, kind, databaseUrl]) => IS_SOAK || kind === 'clock' || (kind === 'ENOSPC' && databaseUrl !== null),
);

let server: FaultyServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

it.each(RUNS)(
  'nothing that was acknowledged is lost or there twice with %s',
  async (what, kind, databaseUrl) => {
    const faulty = await openFaultyServer(kind, databaseUrl);
    server = faulty;
    const tally: Tally = { calls: 0, again: 0 };
    const journeys: Awaited<ReturnType<typeof travel>>[] = [];
    const faults = await faulty.breakDuring(async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const names = Array.from({ length: AT_ONCE }, (_, one) => `Patient ${round}.${one}`);
        journeys.push(...(await Promise.all(names.map((name) => travel(faulty, name, tally)))));
      }
    });
    const restarts = faulty.restarts();
    await faulty.restart();
    const losses = await findLosses(faulty, journeys);
    console.info(
      `${what}: ${journeys.length} journeys, ${faults} faults, ${tally.calls} calls, ${tally.again} done again, ${restarts} restarts, lost ${losses.lost.length}, doubled ${losses.doubled.length}`,
    );
    expect(faults).toBeGreaterThan(0);
    expect(losses).toEqual({ lost: [], doubled: [] });
  },
  LONGEST_MS,
);
