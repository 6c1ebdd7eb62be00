import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { ErrorData } from '../../api';
import { FIELD_CODES, type ErrorEntry, type RefusalValues } from '../../errors';
import { validationMessage } from './validation.message';

type Said = Pick<ErrorData, 'code' | 'message'> &
  Partial<Pick<ErrorData, 'status' | 'values' | 'extra' | 'errors'>>;

/** For texts that choose their words by a value which another release does not send. */
const NOT_SAID: RefusalValues = { record: 'other', why: 'other' };

/**
 * An error as a whole in the person's language: in English the words of the reply (AP-03), else the text of its code. A reply
 * with a code that this release does not know has the code of its status (`readReply`).
 */
export function errorText({ code, message, values }: Said, intl: IntlShape): string {
  return translated(intl, `shared.error.${code}`, { ...NOT_SAID, ...values }) ?? message;
}

/** What is said of one field; null when its code is unknown to this release and the words of the reply are not the person's. */
export function entryText({ code, values = {}, msg }: ErrorEntry, intl: IntlShape): string | null {
  if (intl.locale === 'en') return msg;
  const names: readonly string[] | undefined = isFieldCode(code) ? FIELD_CODES[code] : undefined;
  if (!names?.every((name) => name in values)) return null;
  return translated(intl, `shared.field.${code}`, values);
}

/** `entryText` for the place at the field itself. */
export function fieldText(entry: ErrorEntry, intl: IntlShape): string {
  return entryText(entry, intl) ?? translated(intl, 'shared.field.format', {}) ?? entry.msg;
}

/**
 * What a failed call is told by, one text for each notice (specification § 8, AP-03 to AP-05): the first that is said of a field,
 * else the error as a whole; a missing record tells each and then that something is not right.
 */
export function failureTexts(error: Said, intl: IntlShape): string[] {
  const entries = entriesOf(error);
  const texts = entries.map((entry) => entryText(entry, intl) ?? errorText(error, intl));
  if (error.status === 404 && texts.length > 0)
    return [...new Set([...texts, intl.formatMessage(validationMessage)])];
  return texts[0] === undefined ? [errorText(error, intl)] : [texts[0]];
}

/** What an error says of fields. Servers of before there were codes say some of it by `errors` alone. */
export function entriesOf({
  extra = [],
  errors = {},
}: Partial<Pick<ErrorData, 'extra' | 'errors'>>): readonly ErrorEntry[] {
  const others = Object.entries(errors).filter(([field]) => !extra.some((entry) => entry.field === field));
  return [...extra, ...others.map(([field, msg]) => ({ field, msg }))];
}

function isFieldCode(code: string | undefined): code is keyof typeof FIELD_CODES {
  return code !== undefined && Object.hasOwn(FIELD_CODES, code);
}

/**
 * By its id alone: English has no catalogue, and its texts are the reply's, so that no page loads them twice. They are declared in
 * `error-code.messages` and `field-code.messages`.
 */
function translated(intl: IntlShape, id: string, values: RefusalValues): string | null {
  const message: MessageDescriptor = { id };
  return id in intl.messages ? intl.formatMessage(message, values) : null;
}
