import type { ErrorData } from '../api';

/** What a refused change says of the fields of its form (specification § 8), as antd's forms take it. */
export function fieldErrorsOf(
  error: unknown,
  fields: readonly string[],
): { name: string; errors: string[] }[] {
  const { errors = {}, extra = [] } = (error ?? {}) as Partial<Pick<ErrorData, 'errors' | 'extra'>>;
  const told = [...Object.entries(errors), ...extra.map(({ field, msg }) => [field, msg] as const)];
  return fields.flatMap((name) => {
    const texts = told.flatMap(([field, text]) => (field === name ? [text] : []));
    return texts.length > 0 ? [{ name, errors: [...new Set(texts)] }] : [];
  });
}
