import type { City } from '@portal/shared/contract';
import { readFile } from 'node:fs/promises';
import { PACKAGE_FOLDER } from '../../package-folder';

/** A file for each country that has any; made by `scripts/make-cities.mjs`. */
const FOLDER = new URL('data/cities/', PACKAGE_FOLDER);
/** So many countries stay in memory; most companies write to few. */
const KEPT = 24;

export type ReadCities = (countryId: number) => Promise<readonly City[]>;

/** Makes the function that answers a country's larger cities by name; none for a country without. */
export function createCities(kept = KEPT): ReadCities {
  const cache = new Map<number, Promise<readonly City[]>>();
  return (countryId) => {
    const cities = cache.get(countryId) ?? readCities(countryId);
    // The last one asked for goes to the end, so the first one is who was not asked for the longest.
    cache.delete(countryId);
    cache.set(countryId, cities);
    const [oldest] = cache.keys();
    if (cache.size > kept && oldest !== undefined) cache.delete(oldest);
    cities.catch(() => cache.delete(countryId));
    return cities;
  };
}

async function readCities(countryId: number): Promise<City[]> {
  const lines = await readLines(new URL(`${countryId}.tsv`, FOLDER));
  return lines.map((line) => {
    const [id = '', name = ''] = line.split('\t');
    return { id: Number(id), name };
  });
}

async function readLines(file: URL): Promise<string[]> {
  try {
    return (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
