/** The values of a form as they are sent: text without blanks around it. */
export function trimmed<V extends object>(values: V): V {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as V;
}
