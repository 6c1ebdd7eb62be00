/** A custom field of a case in the form, where its name may still be empty. */
export interface CustomField {
  readonly name: string;
  readonly value: string;
}

/** Rows of the form. antd leaves a new row undefined until something is typed in it. */
export type CustomFieldRows = readonly (Partial<CustomField> | undefined)[];

export function toRows(fields: Readonly<Record<string, string>> | null): CustomFieldRows {
  return Object.entries(fields ?? {}).map(([name, value]) => ({ name, value }));
}

/** For the server: only fields with a name, null for none. */
export function toRecord(rows: CustomFieldRows): Record<string, string> | null {
  const named = rows.flatMap((row) => {
    const name = row?.name?.trim();
    return name ? [[name, row?.value?.trim() ?? ''] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : null;
}

/** Whether a row above has the same name, of which the server can store only one. */
export function isNameTaken(rows: CustomFieldRows, index: number): boolean {
  const name = rows[index]?.name?.trim();
  return (
    name !== undefined && name !== '' && rows.some((row, at) => at < index && row?.name?.trim() === name)
  );
}
