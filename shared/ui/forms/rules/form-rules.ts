import { EMAIL_PATTERN, LIMITS, PHONE_PATTERN } from '../../../contract';

/** Whether a value satisfies a rule. */
type Check = (value: unknown) => boolean;

const PHONE = new RegExp(PHONE_PATTERN);
const EMAIL = new RegExp(EMAIL_PATTERN, 'i');
const FIRST_LETTER = /^[a-z]/i;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : String(value ?? ''));
/** As the server counts a password: by characters, whatever their case and however they are composed. */
const passwordCharacters = (value: unknown) => [...textOf(value).normalize('NFKC').toLowerCase()];

/** Whether a field holds something; text of blanks only is nothing. */
export function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : textOf(value).trim() !== '';
}

/** Greater than a bound. */
export const isMoreThan =
  (bound: number): Check =>
  (value) =>
    Number(value) > bound;

/** Text whose length is below a bound. */
export const isShorterThan =
  (bound: number): Check =>
  (value) =>
    [...textOf(value)].length < bound;

export const beginsWithLetter: Check = (value) => FIRST_LETTER.test(textOf(value));
export const isPhone: Check = (value) => PHONE.test(textOf(value).trim());
export const isEmail: Check = (value) => EMAIL.test(textOf(value).trim());
export const isLongPassword: Check = (value) => passwordCharacters(value).length >= LIMITS.passwordLength;
export const isVariedPassword: Check = (value) =>
  new Set(passwordCharacters(value)).size >= LIMITS.passwordDifferentCharacters;
