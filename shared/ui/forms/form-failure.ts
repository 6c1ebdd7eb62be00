import type { FormInstance } from 'antd';
import type { IntlShape } from 'react-intl';
import { toErrorData, type ErrorData } from '../../api';
import { splitFieldErrors } from '../field-errors';
import { entriesOf, failureTexts } from '../refusals/refusal-text';

/**
 * Shows what a refusal says of the form's fields at these, with the focus at the first, and answers what it says of others. The
 * one place where the kit reads the server's field errors.
 */
export function showFieldErrors(form: FormInstance, error: unknown, intl: IntlShape): readonly string[] {
  const fields = new Map(form.getFieldsError().map(({ name }) => [name.join('.'), name]));
  const { atFields, rest } = splitFieldErrors(error, [...fields.keys()], intl);
  const shown = atFields.map(({ name, errors }) => ({ name: fields.get(name) ?? name, errors }));
  form.setFields(shown);
  if (shown[0]) form.focusField(shown[0].name);
  return rest;
}

/** What a failure says as a whole; nothing where it names fields. What no server has answered, a chunk that did not load, is one, too. */
export function wholeFailureText(error: unknown, intl: IntlShape): string {
  const data = error instanceof Error ? toErrorData(error) : (error as ErrorData);
  return entriesOf(data).length > 0 ? '' : failureTexts(data, intl).join(' ');
}
