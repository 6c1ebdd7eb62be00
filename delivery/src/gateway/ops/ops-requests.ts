import { isJsonObject, isTextList, type JsonObject } from '../../json';
import type { ActivateRequest, ChangeRequest, LoginRequest, RollbackRequest } from './ops.types';

const MAX_REASON = 500;
const MAX_NAME = 80;
const MAX_COHORTS = 50;

/** A body that cannot be used; the message says what is missing. */
export class WrongRequest extends Error {
  override readonly name = 'WrongRequest';
}

/** A change of a domain that is somebody else's. */
export class NotYours extends Error {
  override readonly name = 'NotYours';
}

export function parseLogin(body: unknown): LoginRequest {
  const given = asObject(body);
  const name = given['name'] ?? '';
  // Who has a token of their own gives none.
  const isBlank = typeof name === 'string' && name.trim() === '';
  const code = given['code'] === undefined ? {} : { code: text(given, 'code', MAX_NAME).replaceAll(' ', '') };
  return { token: text(given, 'token', 500), name: isBlank ? '' : text(given, 'name', MAX_NAME), ...code };
}

export function parseActivate(body: unknown): ActivateRequest {
  const given = asObject(body);
  const percent = given['percent'];
  if (typeof percent !== 'number' || !Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new WrongRequest('The percentage is a whole number from 0 to 100.');
  return { ...parseChange(given), version: text(given, 'version', MAX_NAME), percent, for: cohorts(given) };
}

export function parseRollback(body: unknown): RollbackRequest {
  const given = asObject(body);
  return { ...parseChange(given), ...(given['to'] !== undefined && { to: text(given, 'to', MAX_NAME) }) };
}

export function parseRetire(body: unknown): ChangeRequest {
  return parseChange(asObject(body));
}

function parseChange(given: JsonObject): ChangeRequest {
  return {
    domain: text(given, 'domain', MAX_NAME),
    seen: seenRevision(given),
    reason: text(given, 'reason', MAX_REASON),
    force: flag(given, 'force'),
    again: flag(given, 'again'),
    dryRun: flag(given, 'dryRun'),
  };
}

/** Always asked for: without it two people who look at one page would each take a step. */
function seenRevision({ seen }: JsonObject): number | null {
  if (seen === null) return null;
  if (typeof seen === 'number' && Number.isInteger(seen) && seen >= 0) return seen;
  throw new WrongRequest(
    "'seen' is the revision that the change was decided on, or null before the first one.",
  );
}

function cohorts({ for: list = [] }: JsonObject): readonly string[] {
  if (isTextList(list) && list.length <= MAX_COHORTS && list.every((one) => one.length <= MAX_NAME))
    return list;
  throw new WrongRequest(`'for' is a list of at most ${MAX_COHORTS} names of cohorts and uuids.`);
}

function asObject(body: unknown): JsonObject {
  if (isJsonObject(body)) return body;
  throw new WrongRequest('The body is not a JSON object.');
}

function text(given: JsonObject, member: string, longest: number): string {
  const value = given[member];
  if (typeof value !== 'string' || value.trim() === '') throw new WrongRequest(`'${member}' is missing.`);
  if (value.length > longest) throw new WrongRequest(`'${member}' is longer than ${longest} characters.`);
  return value.trim();
}

function flag(given: JsonObject, member: string): boolean {
  const value = given[member] ?? false;
  if (typeof value === 'boolean') return value;
  throw new WrongRequest(`'${member}' is neither true nor false.`);
}
