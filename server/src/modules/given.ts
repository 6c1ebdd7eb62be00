type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that a body brought; the others are not touched. */
export function omitUndefined<T extends Record<string, unknown>>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
}
