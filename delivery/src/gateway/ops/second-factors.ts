import type { OpsPerson } from './ops-people';

/** Secrets in base 32 by name of the person; null: a token opens the page alone. */
export type SecondFactors = ReadonlyMap<string, string> | null;

/** Whose factor it is where the token is everybody's. */
export const SHARED_ACCOUNT = 'OPS_TOKEN';

const BASE32 = /^[A-Z2-7]{26,}$/;

/** OPS_SECOND_FACTORS: `Ann:<secret>,OPS_TOKEN:<secret>`. Throws without repeating a secret. */
export function readSecondFactors(value: string | undefined, people: readonly OpsPerson[]): SecondFactors {
  const parts = (value ?? '').split(',').filter((part) => part.trim() !== '');
  if (parts.length === 0) return null;
  const accounts = [SHARED_ACCOUNT, ...people.map(({ name }) => name)];
  const factors = new Map<string, string>();
  for (const part of parts) {
    const [name = '', secret = '', ...rest] = part.split(':').map((text) => text.trim());
    if (!BASE32.test(secret) || rest.length > 0)
      throw new Error(
        'OPS_SECOND_FACTORS must be name:secret with commas between, as ops-person prints them',
      );
    if (!accounts.includes(name) || factors.has(name))
      throw new Error(`OPS_SECOND_FACTORS names '${name}' twice, or OPS_PEOPLE does not name them`);
    factors.set(name, secret);
  }
  const without = people.find(({ name }) => !factors.has(name));
  if (without)
    throw new Error(`OPS_SECOND_FACTORS has no secret of '${without.name}': 'ops-person' makes one`);
  return factors;
}
