import { LIMITS } from '@portal/shared/contract';
import { fieldRefusal, type FieldRefusal } from '../../../refusals';
import { isCommonPassword } from './common-passwords';

/** What is known of a person to whoever guesses their password. */
export interface PersonFacts {
  readonly name: string;
  readonly email: string;
  readonly companyName: string;
}

/** Characters that must be left when the person's own words are taken away. */
const LEAST_OWN = 5;
const SHORTEST_WORD = 3;
const PRODUCT_WORDS = ['dental', 'case', 'portal', 'password', 'aligner', 'clinic', 'smile', 'ortho'];
/** Years that people put behind a word. */
const YEARS = /(?:19|20)\d\d/g;

/**
 * Refuses a password that would be guessed soon. What it is made of is up to the person, as the guidance of today has it
 * (OWASP ASVS 5.0, 6.2).
 * @param field of the call that the password came in, for the error
 * @throws PortalError 'validation'
 */
export async function checkNewPassword(password: string, person: PersonFacts, field: string): Promise<void> {
  const weakness = await weaknessOf(password, person);
  if (weakness !== null) throw fieldRefusal({ [field]: weakness });
}

async function weaknessOf(password: string, person: PersonFacts): Promise<FieldRefusal | null> {
  const text = password.normalize('NFKC').toLowerCase();
  const characters = [...text];
  if (characters.length < LIMITS.passwordLength)
    return { code: 'tooShort', values: { min: LIMITS.passwordLength } };
  if (new Set(characters).size < LIMITS.passwordDifferentCharacters) return 'passwordRepetitive';
  if (await isCommonPassword(text)) return 'passwordCommon';
  if ([...withoutWordsOf(text, person)].length < LEAST_OWN) return 'passwordPersonal';
  return null;
}

/** What is left when everything that others know of the person and the portal is taken away, and years with it. */
function withoutWordsOf(text: string, { name, email, companyName }: PersonFacts): string {
  const words = [email, name, companyName, ...PRODUCT_WORDS]
    .map((known) => known.normalize('NFKC').toLowerCase())
    .flatMap((known) => [known, ...known.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length);
  return words.reduce((rest, word) => rest.replaceAll(word, ''), text).replaceAll(YEARS, '');
}
