import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export type FieldType = 'text' | 'choice' | 'date' | 'boolean' | 'integer' | 'uuid';

/** A field that a list may be filtered by and, unless said otherwise, sorted by. */
export interface ListField {
  readonly column: AnyPgColumn;
  /** What of the column is compared, where that is not all of it. */
  readonly part?: SQL;
  readonly type: FieldType;
  /** What to sort by instead of the column, for example without regard to case; false: not at all. */
  readonly sort?: SQL | readonly (SQL | AnyPgColumn)[] | false;
  /** The column is of a table that need not have a row, so it may be empty whatever it says itself. */
  readonly isOptional?: true;
  /** How the field's text is searched where there is a better way than looking at every row. */
  readonly contains?: (text: string) => SQL;
  /** The column is of another table, which the list does not join: it is found by a reference. */
  readonly via?: ListReference;
}

export interface ListReference {
  readonly reference: AnyPgColumn;
  readonly id: AnyPgColumn;
  /** The reference itself is a column of another table, which is found by this one. */
  readonly within?: ListReference;
}

/** The white list of a list: names as calls write them. Nothing else reaches the SQL. */
export type ListFields = Readonly<Record<string, ListField>>;
