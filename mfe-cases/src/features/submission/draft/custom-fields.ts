/** An own field of a case as the form has it, also while it has no name yet. */
export interface CustomField {
  readonly name: string;
  readonly value: string;
}

/** As the form shows them; a new row is undefined until something is typed. */
export type CustomFieldRows = readonly (Partial<CustomField> | undefined)[];

export function toRows(fields: Readonly<Record<string, string>> | null): CustomFieldRows {
  return Object.entries(fields ?? {}).map(([name, value]) => ({ name, value }));
}

/** As the server takes them: those that have a name; null for none. */
export function toRecord(rows: CustomFieldRows): Record<string, string> | null {
  const named = rows.flatMap((row) => {
    const name = row?.name?.trim();
    return name ? [[name, row?.value?.trim() ?? ''] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : null;
}

/** Whether a row above has the same name: of two, only one could be kept. */
export function isNameTaken(rows: CustomFieldRows, index: number): boolean {
  const name = rows[index]?.name?.trim();
  return (
    name !== undefined && name !== '' && rows.some((row, at) => at < index && row?.name?.trim() === name)
  );
}
