import { isJsonObject, parseJson } from '../json';
import type { Release } from './release.types';

/** What `release.json` says, or null when it is not there or is of another kind. */
export function readRelease(text: string | null): Release | null {
  const value = text === null ? null : parseJson(text);
  return isRelease(value) ? value : null;
}

/** Newest build first. */
export function newestFirst(releases: readonly (Release | null)[]): readonly Release[] {
  const found = releases.filter((release) => release !== null);
  return found.sort((one, other) => other.builtAt.localeCompare(one.builtAt));
}

function isRelease(value: unknown): value is Release {
  return isJsonObject(value) && value['schema'] === 1 && isJsonObject(value['files']);
}
