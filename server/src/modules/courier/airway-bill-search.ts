import { normaliseAirwayBill } from '@portal/shared/contract';
import { or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { contains } from '../../lists/filter-sql';

/** An airway bill holds the text, as it was typed or as numbers are kept. */
export function billContains(column: AnyPgColumn, text: string): SQL {
  const kept = normaliseAirwayBill(text);
  const asTyped = contains(column, text);
  return kept === '' || kept === text ? asTyped : (or(asTyped, contains(column, kept)) ?? asTyped);
}

/** The search of a list's field by it. */
export const byBill = (column: AnyPgColumn) => ({ contains: (text: string) => billContains(column, text) });
