import type { FilterExpression } from '../../contract';

/** Whether a record passes a filter, as the server would decide it; for lists whose records are all in the browser. */
export function matches(record: object, expression: FilterExpression): boolean {
  switch (expression.op) {
    case 'AND':
      return expression.value.every((part) => matches(record, part));
    case 'OR':
      return expression.value.some((part) => matches(record, part));
    case 'NOT':
      return 'key' in expression
        ? !isEqual(valueAt(record, expression.key), expression.value)
        : !matches(record, expression.value);
    case 'NULL':
      return isEqual(valueAt(record, expression.key), null);
    case 'EQ':
      return isEqual(valueAt(record, expression.key), expression.value);
    case 'LIKE':
      return textAt(record, expression.key).includes(String(expression.value).toLowerCase());
    case 'GTE':
      return isGiven(valueAt(record, expression.key)) && compare(record, expression) >= 0;
    case 'LTE':
      return isGiven(valueAt(record, expression.key)) && compare(record, expression) <= 0;
  }
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;
const isEqual = (value: unknown, asked: unknown): boolean => (value ?? null) === asked;
const textAt = (record: object, path: string): string => String(valueAt(record, path) ?? '').toLowerCase();

/** Numbers by value; texts by their letters, which puts moments in ISO form into their order. */
function compare(record: object, { key, value }: { key: string; value: unknown }): number {
  const own = valueAt(record, key);
  if (typeof own === 'number' && typeof value === 'number') return own - value;
  return String(own) < String(value) ? -1 : Number(String(own) > String(value));
}

/** The value of a path such as `assignedRm.uuid`. */
function valueAt(record: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      record,
    );
}
