const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be the outward id of a record; the database refuses to compare with anything else. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
