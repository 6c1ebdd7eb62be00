/** A filter's expression tree (specification § 3); travels URL-encoded as JSON in a list's `filter`. */
export type FilterExpression =
  | { op: 'AND' | 'OR'; value: FilterExpression[] }
  | { op: 'NOT'; value: FilterExpression }
  | { op: 'EQ' | 'LIKE' | 'GTE' | 'LTE'; key: string; value: string | number | boolean }
  | { op: 'NULL'; key: string };
