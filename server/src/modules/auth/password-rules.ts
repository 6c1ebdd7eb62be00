import { LIMITS } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import { isCommonPassword } from './common-passwords';

/** What is known of a person to whoever guesses their password. */
export interface PersonFacts {
  readonly name: string;
  readonly email: string;
  readonly companyName: string;
}

/** Characters that must be left when the person's own words are taken away. */
const LEAST_OWN = 5;
const LEAST_DIFFERENT = 5;
const SHORTEST_WORD = 3;
const PRODUCT_WORDS = ['dental', 'case', 'portal', 'password'];

/**
 * Refuses a password that would be guessed soon. What it is made of is up to the person, as the guidance of today has it
 * (OWASP ASVS 5.0, 6.2).
 * @param field of the call that the password came in, for the error
 * @throws PortalError 'validation'
 */
export async function checkNewPassword(password: string, person: PersonFacts, field: string): Promise<void> {
  const msg = await weaknessOf(password, person);
  if (msg !== null)
    throw new PortalError('validation', msg, { extra: [{ field, msg }], errors: { [field]: msg } });
}

async function weaknessOf(password: string, person: PersonFacts): Promise<string | null> {
  const text = password.normalize('NFKC').toLowerCase();
  const characters = [...text];
  if (characters.length < LIMITS.passwordLength)
    return `The password must have at least ${LIMITS.passwordLength} characters`;
  if (new Set(characters).size < LEAST_DIFFERENT)
    return 'The password repeats too few characters. Please choose another one.';
  if (await isCommonPassword(text)) return 'This password is too common. Please choose another one.';
  if ([...withoutWordsOf(text, person)].length < LEAST_OWN)
    return 'The password must not be made of your name, email or company. Please choose another one.';
  return null;
}

/** What is left when everything that others know of the person is taken away. */
function withoutWordsOf(text: string, { name, email, companyName }: PersonFacts): string {
  const words = [email, name, companyName, ...PRODUCT_WORDS]
    .map((known) => known.normalize('NFKC').toLowerCase())
    .flatMap((known) => [known, ...known.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length);
  return words.reduce((rest, word) => rest.replaceAll(word, ''), text);
}
