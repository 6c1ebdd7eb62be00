import { PortalError } from '@portal/shared/errors';
import type { FastifyInstance } from 'fastify';
import { Compile, type Validator } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import type { TSchema } from 'typebox';
import { atFirstUse } from './at-first-use';

type Checked = { value: unknown } | { error: Error };

/**
 * Checks calls against the contract's schemas. Text of a query becomes the number or truth value that the schema asks
 * for; a body has to be right as it is. What a schema does not name is dropped.
 */
export function validationPlugin(app: FastifyInstance): void {
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) =>
    atFirstUse(() => {
      const validator = Compile(schema);
      return (data: unknown): Checked => checkValue(validator, data, httpPart);
    }),
  );
}

/** Checks a part of a call or, without `part`, what came by another way than HTTP. */
export function checkValue(validator: Validator, data: unknown, part?: string): Checked {
  const value = part === 'querystring' ? validator.Convert(data) : data;
  if (!validator.Check(value)) {
    // A malformed id names no record.
    if (part === 'params') return { error: new PortalError('notFound', 'There is no such record') };
    return { error: toError(validator.Errors(value)) };
  }
  if (hasZeroByte(value)) return { error: new PortalError('badRequest', 'Text must not hold zero bytes') };
  return { value };
}

function toError(errors: TLocalizedValidationError[]): PortalError {
  const messages = new Map<string, string>();
  for (const error of errors) {
    for (const field of fieldsOf(error)) if (!messages.has(field)) messages.set(field, messageOf(error));
  }
  const extra = [...messages].map(([field, msg]) => (field === '' ? { msg } : { field, msg }));
  const named = extra.filter((entry): entry is { field: string; msg: string } => 'field' in entry);
  const details = {
    extra,
    ...(named.length > 0 && { errors: Object.fromEntries(named.map(({ field, msg }) => [field, msg])) }),
  };
  return new PortalError('validation', 'Some fields are not right', details);
}

function fieldsOf(error: TLocalizedValidationError): string[] {
  const path = error.instancePath.split('/').slice(1).join('.');
  if (error.keyword !== 'required') return [path];
  return error.params.requiredProperties.map((name) => (path === '' ? name : `${path}.${name}`));
}

/** The contract's text fields that must not be blank say so by a least length and this pattern. */
const NOT_BLANK = '\\S';

function messageOf(error: TLocalizedValidationError): string {
  const isBlank =
    error.keyword === 'required' ||
    (error.keyword === 'minLength' && error.params.limit === 1) ||
    (error.keyword === 'pattern' && String(error.params.pattern) === NOT_BLANK);
  return isBlank ? 'this field is required' : error.message;
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
