/**
 * The values of a form as they are sent: text without blanks around it.
 * @param verbatim names of fields whose blanks count
 */
export function trimmed<V extends object>(values: V, verbatim: readonly string[] = []): V {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' && !verbatim.includes(name) ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as V;
}
