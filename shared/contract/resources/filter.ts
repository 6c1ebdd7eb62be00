type FilterValue = string | number | boolean;

/**
 * A filter's expression tree (specification § 3); travels URL-encoded as JSON in a list's `filter`. EQ with null asks for
 * empty fields, as NULL does. NOT takes an expression, or a key with the value that it must not have.
 */
export type FilterExpression =
  | { op: 'AND' | 'OR'; value: FilterExpression[] }
  | { op: 'NOT'; value: FilterExpression }
  | { op: 'NOT' | 'EQ'; key: string; value: FilterValue | null }
  | { op: 'LIKE' | 'GTE' | 'LTE'; key: string; value: FilterValue }
  | { op: 'NULL'; key: string };
