/** Drops fields that are empty strings or undefined (specification § 5, AP-02); arrays and null stay as they are. */
export function dropEmpty(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== '' && field !== undefined));
}
