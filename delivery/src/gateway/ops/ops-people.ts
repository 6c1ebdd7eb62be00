/** Somebody of ops or of a squad, with a token of their own. */
export interface OpsPerson {
  /** As it stands in the trail. */
  readonly name: string;
  readonly token: string;
  /** Domains that they may change; null: all. */
  readonly domains: readonly string[] | null;
}

const MIN_TOKEN = 16;
const DOMAIN = /^[a-z][a-z0-9-]*$/;
const FORM = `OPS_PEOPLE must be name:token or name:token:cases+chat, with commas between, and tokens of at least ${MIN_TOKEN} characters`;

/** OPS_PEOPLE: `name:token` of who may change everything, `name:token:cases+chat` of who may change those domains. Throws without repeating a token. */
export function readPeople(value: string | undefined): OpsPerson[] {
  const people = (value ?? '')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part): OpsPerson => {
      const [name = '', token = '', given, ...rest] = part.split(':').map((text) => text.trim());
      const domains = given?.split('+') ?? null;
      const isWhole = name !== '' && name.length <= 80 && token.length >= MIN_TOKEN && rest.length === 0;
      if (!isWhole || domains?.some((domain) => !DOMAIN.test(domain))) throw new Error(FORM);
      return { name, token, domains };
    });
  for (const key of ['name', 'token'] as const)
    if (new Set(people.map((one) => one[key])).size < people.length)
      throw new Error(`OPS_PEOPLE has a ${key} twice`);
  return people;
}
