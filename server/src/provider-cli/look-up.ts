import type { Case, Company, Reference, ServiceRequest, Shipment } from '@portal/shared/contract';
import { isUuid } from '../uuid';
import { RefusedError, UsageError } from './cli-errors';
import type { ProviderApi } from './provider-api';

/** A filter of lists: the records whose field has a value. */
export const fieldIs = (key: string, value: string | number): string =>
  JSON.stringify({ op: 'EQ', key, value });

const IDENTIFIERS = { C: 'case', R: 'request', S: 'shipment' } as const;

/**
 * The identifier that a word is, as the portal writes it.
 * @throws UsageError for a word that is none of this kind
 */
function identifierOf(word: string, letter: keyof typeof IDENTIFIERS): string {
  if (new RegExp(`^${letter}-\\d+$`, 'i').test(word)) return word.toUpperCase();
  throw new UsageError(
    `'${word}' is not a ${IDENTIFIERS[letter]}: those have identifiers like ${letter}-1001, or a uuid.`,
  );
}

function firstOf<T>(data: readonly T[], what: string): T {
  const [found] = data;
  if (found === undefined) throw new RefusedError(`There is no ${what}`);
  return found;
}

/** @throws UsageError; RefusedError when there is none */
export async function findCase(api: ProviderApi, word: string): Promise<Case> {
  if (isUuid(word)) return api.send('GET /api/provider/case/{id}', { params: { id: word } });
  const identifier = identifierOf(word, 'C');
  const query = { filter: fieldIs('identifier', identifier) };
  const { data } = await api.send('GET /api/provider/case', { query });
  return firstOf(data, `case ${identifier}`);
}

/** The uuid of a case. @throws as findCase */
export async function caseIdOf(api: ProviderApi, word: string): Promise<string> {
  return isUuid(word) ? word : (await findCase(api, word)).uuid;
}

/** @throws UsageError; RefusedError when there is none */
export async function findRequest(api: ProviderApi, word: string): Promise<ServiceRequest> {
  const [key, value] = isUuid(word) ? ['uuid', word] : ['identifier', identifierOf(word, 'R')];
  const { data } = await api.send('GET /api/provider/request', { query: { filter: fieldIs(key, value) } });
  return firstOf(data, `request ${value}`);
}

/**
 * The shipment of a word: its own identifier or uuid, or that of the booked case that waits in it.
 * @throws UsageError; RefusedError when there is none
 */
export async function findShipment(api: ProviderApi, word: string): Promise<Shipment> {
  const isCase = /^C-\d+$/i.test(word);
  const query = isCase
    ? { status: 'PENDING' as const, search: word }
    : { filter: isUuid(word) ? fieldIs('uuid', word) : fieldIs('identifier', identifierOf(word, 'S')) };
  const { data } = await api.send('GET /api/provider/shipment', { query });
  const fitting = isCase
    ? data.filter(({ cases }) => cases.some(({ identifier }) => identifier === word.toUpperCase()))
    : data;
  return firstOf(fitting, isCase ? `booked shipment with ${word.toUpperCase()} in it` : `shipment ${word}`);
}

/** A company by its uuid or, without regard to case, its name. @throws RefusedError when there is none */
export async function findCompany(api: ProviderApi, word: string): Promise<Company> {
  const wanted = word.trim().toLowerCase();
  const filter = isUuid(wanted)
    ? fieldIs('uuid', wanted)
    : JSON.stringify({ op: 'LIKE', key: 'name', value: wanted });
  const companies = await api.send('GET /api/provider/company', { query: { filter } });
  const found = companies.filter(({ uuid, name }) => uuid === wanted || name.toLowerCase() === wanted);
  if (found.length > 1) throw new RefusedError(`Several companies are called ${word}; take a uuid`);
  return firstOf(found, `company ${word}`);
}

/**
 * An entry of a reference list by its number, its title, or a part of one that no other has.
 * @param what names the list's entries in the refusal
 * @throws RefusedError, with the whole list, when there is none or more than one
 */
export function pick(list: readonly Reference[], word: string, what: string): Reference {
  const wanted = word.trim().toLowerCase();
  const exact = list.find(({ id, title }) => String(id) === wanted || title.toLowerCase() === wanted);
  const parts = list.filter(({ title }) => title.toLowerCase().includes(wanted));
  const found = exact ?? (parts.length === 1 ? parts[0] : undefined);
  if (found) return found;
  const entries = list.map(({ id, title }) => `  ${id}  ${title}`);
  throw new RefusedError([`'${word}' is not one ${what} of the list:`, ...entries].join('\n'));
}
