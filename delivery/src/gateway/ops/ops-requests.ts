import { isJsonObject, type JsonObject } from '../../json';
import type { ActivateRequest, LoginRequest, RollbackRequest } from './ops.types';

const MAX_REASON = 500;
const MAX_NAME = 80;

/** A body that cannot be used; the message says what is missing. */
export class WrongRequest extends Error {
  override readonly name = 'WrongRequest';
}

export function parseLogin(body: unknown): LoginRequest {
  const given = asObject(body);
  return { token: text(given, 'token', 500), name: text(given, 'name', MAX_NAME) };
}

export function parseActivate(body: unknown): ActivateRequest {
  const given = asObject(body);
  const percent = given['percent'];
  if (typeof percent !== 'number' || !Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new WrongRequest('The percentage is a whole number from 0 to 100.');
  return {
    domain: text(given, 'domain', MAX_NAME),
    version: text(given, 'version', MAX_NAME),
    percent,
    reason: text(given, 'reason', MAX_REASON),
    force: flag(given, 'force'),
    dryRun: flag(given, 'dryRun'),
  };
}

export function parseRollback(body: unknown): RollbackRequest {
  const given = asObject(body);
  return {
    domain: text(given, 'domain', MAX_NAME),
    ...(given['to'] !== undefined && { to: text(given, 'to', MAX_NAME) }),
    reason: text(given, 'reason', MAX_REASON),
    force: flag(given, 'force'),
    dryRun: flag(given, 'dryRun'),
  };
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
