import { LIMITS, type KeptListPreferences } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import { fieldRefusal, refusal } from '../../refusals';
import type { Person } from '../../person';
import { findListPreference, lockOwner, putListPreference } from './list-preference.repository';

/** Of a list of which the person has kept nothing yet. */
const NOTHING: KeptListPreferences = { columns: null, density: null, views: [], version: 0 };

/** Enough for every view and column that the contract allows in ordinary lengths, in characters of JSON. */
const MAX_SIZE = 64_000;

/** How the signed-in person wants a list to look. */
export async function getListPreferences(
  { db }: Pick<AppContext, 'db'>,
  who: Person,
  list: string,
): Promise<KeptListPreferences> {
  const found = await findListPreference(db, who, list);
  return found ? { ...found.value, version: found.version } : NOTHING;
}

/**
 * Keeps how the signed-in person wants a list to look. The change names the version that it was made of, so that of two tabs neither
 * overwrites what the other one kept.
 * @throws PortalError 'conflict' when the preferences were changed since; 'validation' for more than a person can have made by hand
 */
export async function setListPreferences(
  { transact }: Pick<AppContext, 'transact'>,
  who: Person,
  list: string,
  { version: basis, ...value }: KeptListPreferences,
): Promise<KeptListPreferences> {
  if (JSON.stringify(value).length > MAX_SIZE)
    throw fieldRefusal({ views: { code: 'tooLong', values: { max: MAX_SIZE } } });
  const version = basis + 1;
  await transact(async ({ tx }) => {
    const lists = await lockOwner(tx, who);
    const kept = await findListPreference(tx, who, list);
    if ((kept?.version ?? 0) !== basis) throw refusal('conflict');
    if (!kept && lists >= LIMITS.listsWithPreferences)
      throw fieldRefusal({ list: { code: 'tooMany', values: { max: LIMITS.listsWithPreferences } } });
    await putListPreference(tx, who, list, { value, version });
  });
  return { ...value, version };
}
