import { PHONE_PATTERN } from '@portal/shared/contract';
import type { PortalError } from '@portal/shared/errors';
import type { TSchema } from 'typebox';
import type { Validator } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { Value } from 'typebox/value';
import { fieldRefusal, type FieldRefusal } from '../../refusals';

/** The refusal of a value that does not fit its schema: for each field the first reason, by its code. */
export function toFieldRefusals(validator: Validator, value: unknown): PortalError {
  const union = readUnion(validator.Type());
  return fieldRefusal(union ? refusalsOfBranch(union, value) : refusalsOf(validator.Errors(value)));
}

/** Kinds of one body, told apart by the value of one property that each has. */
interface Union {
  readonly branches: readonly ObjectSchema[];
  readonly tag: string;
}
type ObjectSchema = TSchema & { readonly properties: Readonly<Record<string, TSchema>> };

function readUnion(schema: TSchema): Union | null {
  const branches = (schema as { anyOf?: readonly TSchema[] }).anyOf ?? [];
  if (!branches.every(hasProperties)) return null;
  const tag = Object.keys(branches[0]?.properties ?? {}).find((name) =>
    branches.every(({ properties }) => properties[name] && isChoice(properties[name])),
  );
  return tag === undefined ? null : { branches, tag };
}

const hasProperties = (schema: TSchema): schema is ObjectSchema => 'properties' in schema;
const isChoice = (schema: TSchema): boolean => 'enum' in schema || 'const' in schema;

/** The body is of the kind that its tag says; what other kinds want is no reason. */
function refusalsOfBranch({ branches, tag }: Union, value: unknown): Readonly<Record<string, FieldRefusal>> {
  const said = (value as Record<string, unknown> | null)?.[tag];
  if (said === undefined) return { [tag]: 'required' };
  const branch = branches.find(({ properties }) => properties[tag] && Value.Check(properties[tag], said));
  return branch ? refusalsOf(Value.Errors(branch, value)) : { [tag]: 'unknownChoice' };
}

function refusalsOf(errors: readonly TLocalizedValidationError[]): Readonly<Record<string, FieldRefusal>> {
  const relevant = errors.filter((error) => !isOfNullable(error));
  const refusals = new Map<string, FieldRefusal>();
  for (const error of relevant.length > 0 ? relevant : errors)
    for (const field of fieldsOf(error)) if (!refusals.has(field)) refusals.set(field, toRefusal(error));
  return Object.fromEntries(refusals);
}

/** That a value might also have been null, or of another kind, explains nothing beside why it is not of its own. */
function isOfNullable({ keyword, params }: TLocalizedValidationError): boolean {
  return keyword === 'anyOf' || (keyword === 'type' && params.type === 'null');
}

function fieldsOf(error: TLocalizedValidationError): string[] {
  const path = error.instancePath.split('/').slice(1).join('.');
  const names = namesOf(error);
  return names ? names.map((name) => (path === '' ? name : `${path}.${name}`)) : [path];
}

/** Properties that an error is about besides the one where it is. */
function namesOf(error: TLocalizedValidationError): readonly string[] | undefined {
  if (error.keyword === 'required') return error.params.requiredProperties;
  return error.keyword === 'additionalProperties' ? error.params.additionalProperties : undefined;
}

/** The contract's text fields that must not be blank say so by a least length and this pattern. */
const NOT_BLANK = '\\S';

function toRefusal(error: TLocalizedValidationError): FieldRefusal {
  switch (error.keyword) {
    case 'required':
      return 'required';
    // The first says it of the object that has such properties, the second of each of them.
    case 'additionalProperties':
    case 'boolean':
      return 'unknownField';
    case 'minLength':
      return error.params.limit === 1
        ? 'required'
        : { code: 'tooShort', values: { min: Number(error.params.limit) } };
    case 'maxLength':
      return { code: 'tooLong', values: { max: Number(error.params.limit) } };
    case 'minimum':
      return { code: 'tooSmall', values: { min: Number(error.params.limit) } };
    case 'maximum':
      return { code: 'tooBig', values: { max: Number(error.params.limit) } };
    case 'minItems':
    case 'minProperties':
      return { code: 'tooFew', values: { min: Number(error.params.limit) } };
    case 'maxItems':
    case 'maxProperties':
      return { code: 'tooMany', values: { max: Number(error.params.limit) } };
    case 'uniqueItems':
      return 'repeated';
    case 'enum':
    case 'const':
      return 'unknownChoice';
    case 'pattern':
      return ofPattern(String(error.params.pattern));
    case 'format':
      return error.params.format === 'email' ? 'email' : 'format';
    case 'type':
      return error.params.type === 'integer' ? 'wholeNumber' : 'format';
    default:
      return 'format';
  }
}

function ofPattern(pattern: string): FieldRefusal {
  if (pattern === NOT_BLANK) return 'required';
  return pattern === PHONE_PATTERN ? 'phone' : 'format';
}
