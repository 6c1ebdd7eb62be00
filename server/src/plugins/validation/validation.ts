import type { FastifyInstance } from 'fastify';
import { Compile, type Validator } from 'typebox/compile';
import { Settings } from 'typebox/system';
import type { TSchema } from 'typebox';
import { refusal } from '../../refusals';
import { isUuid } from '../../uuid';
import { lazy } from '../lazy';
import { cleanStrings } from './clean-strings';
import { toFieldRefusals } from './validation-errors';

type Checked = { value: unknown } | { error: Error };

/** A form is told of all its fields at once; a field has up to three errors, and a body of many wrong entries enough of them. */
const MAX_ERRORS = 90;
Settings.Set({ maxErrors: MAX_ERRORS });

/**
 * Checks calls against the contract's schemas. Text of a query becomes the number or truth value that the schema asks
 * for; a body has to be right as it is, but for what controls a terminal or a direction, and has no field that its schema does not
 * name. An id in an address is in small letters then, as the server writes it.
 */
export function validationPlugin(app: FastifyInstance): void {
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) =>
    lazy(() => {
      const validator = Compile(schema);
      return (data: unknown): Checked => checkValue(validator, data, httpPart);
    }),
  );
}

/** Checks a part of a call or, without `part`, what came by another way than HTTP. */
export function checkValue(validator: Validator, data: unknown, part?: string): Checked {
  if (part === 'body' || part === 'querystring') cleanStrings(data);
  const value = part === 'querystring' ? validator.Convert(data) : data;
  if (!validator.Check(value)) {
    // A malformed id names no record.
    if (part === 'params') return { error: refusal('notFound', { record: 'record' }) };
    return { error: toFieldRefusals(validator, value) };
  }
  if (part === 'params') writeIdsSmall(value as Record<string, unknown>);
  if (hasZeroByte(value)) return { error: refusal('badRequest', { why: 'Text must not hold zero bytes' }) };
  return { value };
}

/** In place: the database finds a record by its id in capitals too, and a rule that compares the id has to see the same one. */
function writeIdsSmall(params: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(params))
    if (typeof value === 'string' && isUuid(value)) params[name] = value.toLowerCase();
}

/** PostgreSQL takes every character but this one. Without recursion: how deep a body is nested is up to who sends it. */
function hasZeroByte(value: unknown): boolean {
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && next.includes('\0')) return true;
    if (typeof next === 'object' && next !== null) for (const part of Object.values(next)) open.push(part);
  }
  return false;
}
