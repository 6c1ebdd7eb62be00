import type { FieldRefusal } from '../../refusals';

const LONGEST = 120;
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** What a spreadsheet takes for a formula. */
const FORMULA = /^[=+@-]/;
/** What mail programs make a link of: an address of the web or of mail, a domain before a slash, a tag. */
const ADDRESS = /:\/\/|\bwww\.|[@＠<>/\\]/iu;

/** Why a name is not taken: it goes into mails to people who do not know the portal, and into tables. */
export function whyNotName(name: string): FieldRefusal | undefined {
  if (name === '') return 'required';
  if (name.length > LONGEST) return { code: 'tooLong', values: { max: LONGEST } };
  if (UNPRINTABLE.test(name) || FORMULA.test(name)) return 'format';
  return ADDRESS.test(name) ? 'addressInName' : undefined;
}
