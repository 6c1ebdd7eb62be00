import {
  LIMITS,
  type Case,
  type Company,
  type Plan,
  type Reference,
  type ServiceRequest,
  type Shipment,
} from '@portal/shared/contract';
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

/** A plan of a case by its number. @throws RefusedError when there is none */
export async function findPlan(api: ProviderApi, caseUuid: string, number: number): Promise<Plan> {
  const plans = await api.send('GET /api/provider/case/{id}/plan', { params: { id: caseUuid } });
  return firstOf(
    plans.filter((plan) => plan.number === number),
    `plan ${number} of this case`,
  );
}

/** @throws UsageError; RefusedError when there is none */
export async function findRequest(api: ProviderApi, word: string): Promise<ServiceRequest> {
  const [key, value] = isUuid(word) ? ['uuid', word] : ['identifier', identifierOf(word, 'R')];
  const { data } = await api.send('GET /api/provider/request', { query: { filter: fieldIs(key, value) } });
  return firstOf(data, `request ${value}`);
}

/**
 * The shipment of a word: its own identifier or uuid, or that of the booked case that waits in it.
 * @throws UsageError; RefusedError when there is none, or the case waits in several
 */
export async function findShipment(api: ProviderApi, word: string): Promise<Shipment> {
  if (/^C-\d+$/i.test(word)) return findBookedShipment(api, word.toUpperCase());
  const filter = isUuid(word) ? fieldIs('uuid', word) : fieldIs('identifier', identifierOf(word, 'S'));
  const { data } = await api.send('GET /api/provider/shipment', { query: { filter } });
  return firstOf(data, `shipment ${word}`);
}

async function findBookedShipment(api: ProviderApi, identifier: string): Promise<Shipment> {
  const found: Shipment[] = [];
  // A search finds what contains the text: C-10 is in C-100, too, and the one that is meant may be on any page.
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { status: 'PENDING' as const, search: identifier, page, paginate: LIMITS.recordsAtOnce };
    const reply = await api.send('GET /api/provider/shipment', { query });
    found.push(...reply.data.filter(({ cases }) => cases.some((one) => one.identifier === identifier)));
    pages = reply.pages;
  }
  if (found.length < 2) return firstOf(found, `booked shipment with ${identifier} in it`);
  const names = found.map(({ identifier: own, courier, airwayBillNumber }) =>
    `  ${own}  ${[courier?.title, airwayBillNumber].filter((part) => part).join(' ')}`.trimEnd(),
  );
  throw new RefusedError(
    [`${identifier} is in several booked shipments; take one of them:`, ...names].join('\n'),
  );
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
