import type { IntlShape } from 'react-intl';
import type { ErrorData } from '../api';
import { entriesOf, fieldText } from './refusals/refusal-text';

/** What a refused change says, by where a form shows it. */
export interface SplitFieldErrors<N extends string = string> {
  /** As antd's forms take them. */
  readonly atFields: { name: N; errors: string[] }[];
  /** Of fields that are not on the form, for above it. */
  readonly rest: string[];
}

/**
 * Splits what a refused change says (specification § 8) into that about a form's fields and that about others, in the person's
 * language. A field of a nested body, such as `model.phone`, is the form's `phone`.
 * @param names of the form's fields; in their order the errors come
 */
export function splitFieldErrors<N extends string>(
  error: unknown,
  names: readonly N[],
  intl: IntlShape,
): SplitFieldErrors<N> {
  const entries = entriesOf((error ?? {}) as Partial<Pick<ErrorData, 'errors' | 'extra'>>);
  const named = entries.map((entry) => ({ name: nameOf(entry.field, names), text: fieldText(entry, intl) }));
  const atFields = names.flatMap((name) => {
    const texts = named.flatMap((one) => (one.name === name ? [one.text] : []));
    return texts.length > 0 ? [{ name, errors: [...new Set(texts)] }] : [];
  });
  const rest = named.flatMap(({ name, text }) => (name === undefined ? [text] : []));
  return { atFields, rest: [...new Set(rest)] };
}

/** What a refused change says of the fields of its form. */
export function fieldErrorsOf<N extends string>(
  error: unknown,
  names: readonly N[],
  intl: IntlShape,
): SplitFieldErrors<N>['atFields'] {
  return splitFieldErrors(error, names, intl).atFields;
}

function nameOf<N extends string>(field: string | undefined, names: readonly N[]): N | undefined {
  return names.find((name) => name === field) ?? names.find((name) => field?.endsWith(`.${name}`));
}
