import {
  PortalError,
  type ErrorCode,
  type ErrorEntry,
  type ErrorValues,
  type FIELD_CODES,
  type FieldCode,
  type FieldValues,
  type RefusalValues,
} from '@portal/shared/errors';
import { ERROR_TEXTS } from './error-texts';
import { FIELD_TEXTS } from './field-texts';

type ServerCode = keyof typeof ERROR_TEXTS;
/** Codes that say what they have to by fields, or by entries of none. */
type CodeWithFields =
  | 'validation'
  | 'incomplete'
  | 'wrongCredentials'
  | 'tooManyInvitations'
  | 'lockedOut'
  | 'secondFactorNeeded';
type ValuesArgument<C extends ErrorCode> = C extends keyof ErrorValues ? [values: ErrorValues[C]] : [];

/** Their value is the English text itself, for who writes programs: there is nothing in it to translate. */
const IN_WORDS: readonly ErrorCode[] = ['badRequest', 'unavailable'];

/** The refusal of a call by a code of the closed list, with what its text needs. */
export function refusal<C extends ServerCode>(code: C, ...[values]: ValuesArgument<C>): PortalError {
  const message = textOf(ERROR_TEXTS[code], values);
  return new PortalError(code, message, values && !IN_WORDS.includes(code) ? { values } : {});
}

/** Why a field is refused: a code alone or, where its text needs values, with them. */
export type FieldRefusal = {
  [C in FieldCode]: (typeof FIELD_CODES)[C] extends readonly []
    ? C
    : { readonly code: C; readonly values: FieldValues<C> };
}[FieldCode];

/**
 * The refusal of fields, as forms show it: one reason for each field.
 * @param fields at least one; '' stands for the body as a whole
 * @param code of the call: 'validation' unless said
 */
export function fieldRefusal(
  fields: Readonly<Record<string, FieldRefusal>>,
  code: CodeWithFields = 'validation',
): PortalError {
  const extra = Object.entries(fields).map(([field, refused]) => entryOf(field, refused));
  const named = extra.filter((entry) => entry.field !== undefined);
  const errors = Object.fromEntries(named.map(({ field, msg }) => [field, msg]));
  return new PortalError(code, ERROR_TEXTS[code], { extra, ...(named.length > 0 && { errors }) });
}

function entryOf(field: string, refused: FieldRefusal): ErrorEntry {
  const { code, values } = typeof refused === 'string' ? { code: refused, values: undefined } : refused;
  const msg = textOf(FIELD_TEXTS[code], values);
  return { ...(field !== '' && { field }), code, ...(values && { values }), msg };
}

/** The tables of texts pair each code with a text, or with a function of that code's values. */
function textOf(text: unknown, values: RefusalValues | undefined): string {
  return typeof text === 'function' ? (text as (of: unknown) => string)(values) : String(text);
}
