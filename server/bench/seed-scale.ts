// npm run seed:scale -- --cases 1000000 --database-url postgres://…: adds a large data set for benchmarks to a database.
import { parseArgs } from 'node:util';
import { SCALE_SHAPES, type ScaleShape } from './scale/scale-companies';
import { SCALE_SEED, seedScale } from './scale/seed-scale';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '1000000' },
    shape: { type: 'string', default: 'mixed' },
    seed: { type: 'string', default: String(SCALE_SEED) },
    'database-url': { type: 'string', default: process.env['DATABASE_URL'] ?? '' },
  },
});
const cases = Number(values.cases);
if (!Number.isSafeInteger(cases) || cases < 1) throw new Error('--cases needs a whole number');
if (!Object.hasOwn(SCALE_SHAPES, values.shape))
  throw new Error(`--shape is mixed or one, not ${values.shape}`);
if (values['database-url'] === '') throw new Error('--database-url or DATABASE_URL says where to');

const startedAt = Date.now();
await seedScale(values['database-url'], {
  cases,
  shape: values.shape as ScaleShape,
  seed: Number(values.seed),
  report: (text) => process.stdout.write(`${text}\n`),
});
process.stdout.write(`${cases} cases in ${Math.round((Date.now() - startedAt) / 1_000)} s\n`);
