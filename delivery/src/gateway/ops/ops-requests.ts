import { isJsonObject, isTextList, type JsonObject } from '../../json';
import type {
  ActivateRequest,
  ChangeRequest,
  LoginRequest,
  PlanRequest,
  PreviewRequest,
  PruneRequest,
  RollbackRequest,
  UpkeepRequest,
} from './ops.types';

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
  return {
    ...parseChange(given),
    version: text(given, 'version', MAX_NAME),
    percent,
    for: cohorts(given),
    ...plan(given),
  };
}

export function parseRollback(body: unknown): RollbackRequest {
  const given = asObject(body);
  return { ...parseChange(given), ...(given['to'] !== undefined && { to: text(given, 'to', MAX_NAME) }) };
}

export function parseRetire(body: unknown): ChangeRequest {
  return parseChange(asObject(body));
}

export function parsePreview(body: unknown): PreviewRequest {
  const given = asObject(body);
  return {
    ...parseChange(given),
    version: text(given, 'version', MAX_NAME),
    hours: whole(given, 'hours', 1, 24),
  };
}

export function parsePlan(body: unknown): PlanRequest {
  const given = asObject(body);
  const { action } = given;
  if (action === 'pause' || action === 'resume' || action === 'end') return { ...parseChange(given), action };
  throw new WrongRequest("'action' is pause, resume or end.");
}

export function parsePrune(body: unknown): PruneRequest {
  const given = asObject(body);
  const seen = whole(given, 'seen', 0, Number.MAX_SAFE_INTEGER);
  return {
    ...parseUpkeep(given),
    seen,
    keep: whole(given, 'keep', 1, 1_000),
    days: whole(given, 'days', 0, 10_000),
  };
}

export function parseUpkeep(body: unknown): UpkeepRequest {
  const given = asObject(body);
  return { reason: text(given, 'reason', MAX_REASON), dryRun: flag(given, 'dryRun') };
}

/** Whether the steps make sense is the operation's to say. */
function plan({ plan: wish }: JsonObject): Pick<ActivateRequest, 'plan'> {
  if (wish === undefined) return {};
  const { steps, every } = asObject(wish);
  const isList =
    Array.isArray(steps) && steps.length <= 20 && steps.every((step) => typeof step === 'number');
  if (isList && typeof every === 'number') return { plan: { steps: steps as readonly number[], every } };
  throw new WrongRequest("'plan' has 'steps', a list of shares, and 'every', the minutes at each.");
}

function parseChange(given: JsonObject): ChangeRequest {
  return {
    domain: text(given, 'domain', MAX_NAME),
    seen: seenRevision(given),
    reason: text(given, 'reason', MAX_REASON),
    force: flag(given, 'force'),
    again: flag(given, 'again'),
    unchecked: flag(given, 'unchecked'),
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

function whole(given: JsonObject, member: string, least: number, most: number): number {
  const value = given[member];
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new WrongRequest(`'${member}' is a whole number from ${least} to ${most}.`);
}

function flag(given: JsonObject, member: string): boolean {
  const value = given[member] ?? false;
  if (typeof value === 'boolean') return value;
  throw new WrongRequest(`'${member}' is neither true nor false.`);
}
