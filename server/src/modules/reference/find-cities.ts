import { LIMITS, type City } from '@portal/shared/contract';

/** Letters that are no other letter with a mark, as people type them without. */
const PLAIN: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** A name without case and marks: İstanbul and Łódź are found by 'ist' and 'lod'. */
function fold(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ıłøđßæœ]/g, (letter) => PLAIN[letter] ?? letter);
}

/** The first cities whose name begins so, in the order of the list; none for an empty beginning. */
export function findCities(cities: readonly City[], search: string): City[] {
  const beginning = fold(search.trim());
  if (beginning === '') return [];
  return cities.filter(({ name }) => fold(name).startsWith(beginning)).slice(0, LIMITS.citySuggestions);
}
