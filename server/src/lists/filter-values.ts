import type { PortalError } from '@portal/shared/errors';
import { refusal } from '../refusals';
import { isUuid } from '../uuid';
import type { FilterValue } from './filter-parser';
import type { FieldType } from './list-fields';

const MAX_INTEGER = 2_147_483_647;
const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?$/;
/** What the database and JavaScript both can write with four digits, in any time zone. */
const FIRST_MS = Date.UTC(1000, 0, 1);
const LAST_MS = Date.UTC(9999, 0, 1);

/** A moment, or a day with its end: 00:00 of the next one. Without a time zone it is UTC. */
export interface FilterDate {
  readonly from: Date;
  readonly before: Date | null;
}

/** @throws PortalError 'badRequest' for a value that the field cannot have. */
export function fitDate(key: string, value: FilterValue): FilterDate {
  if (typeof value !== 'string') throw misfit(key);
  const isDay = DAY.test(value);
  const [, day, time, zone = 'Z'] = MOMENT.exec(isDay ? `${value}T00:00Z` : value) ?? [];
  const from = new Date(`${day}T${time}${zone}`);
  // The last is for days like 30 February, which some take for one in March.
  if (
    !(from.getTime() >= FIRST_MS && from.getTime() < LAST_MS) ||
    (isDay && !from.toISOString().startsWith(value))
  )
    throw misfit(key);
  return { from, before: isDay ? new Date(from.getTime() + DAY_MS) : null };
}

/** @throws PortalError 'badRequest' for a value that the field cannot have. */
export function fitValue(
  key: string,
  value: FilterValue,
  type: Exclude<FieldType, 'date'>,
): string | number | boolean {
  switch (type) {
    case 'boolean':
      if (value === true || value === 'true' || value === 1) return true;
      if (value === false || value === 'false' || value === 0) return false;
      throw misfit(key);
    case 'integer': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      if (typeof number !== 'number' || !Number.isInteger(number) || Math.abs(number) > MAX_INTEGER)
        throw misfit(key);
      return number;
    }
    case 'uuid':
      if (typeof value !== 'string' || !isUuid(value)) throw misfit(key);
      return value;
    default:
      if (typeof value === 'boolean') throw misfit(key);
      return String(value);
  }
}

export function misfit(key: string): PortalError {
  return refusal('badRequest', { why: `The filter's value or op does not fit '${key.slice(0, 60)}'` });
}
