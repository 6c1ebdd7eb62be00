import { FIELD_CODES, type ErrorEntry } from '@portal/shared/errors';
import { CALLS, type CallSpec } from '@portal/shared/contract/schemas';
import { Type, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { closed } from './closed';
import { checkValue } from './validation';

function entriesOf(schema: TSchema, value: unknown): readonly ErrorEntry[] {
  const result = checkValue(Compile(schema), value);
  return 'error' in result ? ((result.error as { extra?: readonly ErrorEntry[] }).extra ?? []) : [];
}
const received = (schema: TSchema, value: unknown) =>
  entriesOf(schema, value).map(({ field, code, values }) => [field, code, ...(values ? [values] : [])]);

const Phone = Type.Union([Type.String({ maxLength: 5, pattern: '^[0-9+() -]*$' }), Type.Null()]);

describe('what a wrong value is told by', () => {
  it.each([
    [Type.String({ minLength: 1, pattern: '\\S' }), '', 'required', undefined],
    [Type.String({ minLength: 1, pattern: '\\S' }), '  ', 'required', undefined],
    [Type.String({ minLength: 10 }), 'abc', 'tooShort', { min: 10 }],
    [Type.String({ maxLength: 2 }), 'abc', 'tooLong', { max: 2 }],
    [Type.String({ format: 'email' }), 'abc', 'email', undefined],
    [Type.String({ format: 'uuid' }), 'abc', 'format', undefined],
    [Phone, 'abc', 'phone', undefined],
    [Phone, '0123456', 'tooLong', { max: 5 }],
    [Phone, 7, 'format', undefined],
    [Type.Integer({ minimum: 1 }), 0, 'tooSmall', { min: 1 }],
    [Type.Integer({ maximum: 9 }), 10, 'tooBig', { max: 9 }],
    [Type.Integer(), 'abc', 'wholeNumber', undefined],
    [Type.Boolean(), 'abc', 'format', undefined],
    [Type.Enum(['a', 'b']), 'c', 'unknownChoice', undefined],
    [Type.Union([Type.Enum(['a', 'b']), Type.Null()]), 'c', 'unknownChoice', undefined],
    [Type.Union([Type.Literal(1), Type.Literal(2)]), 3, 'unknownChoice', undefined],
    [Type.Array(Type.Integer(), { maxItems: 1 }), [1, 2], 'tooMany', { max: 1 }],
    [Type.Array(Type.Integer(), { minItems: 1 }), [], 'tooFew', { min: 1 }],
    [Type.Array(Type.Integer(), { uniqueItems: true }), [1, 1], 'repeated', undefined],
  ])('%j of %j is %s', (schema, value, code, values) => {
    expect(received(Type.Object({ field: schema }), { field: value })).toEqual([
      ['field', code, ...(values ? [values] : [])],
    ]);
  });

  it('names what is missing, in nested bodies too', () => {
    const schema = Type.Object({ a: Type.String(), b: Type.Object({ c: Type.String() }) });
    expect(received(schema, { b: {} })).toEqual([
      ['a', 'required'],
      ['b.c', 'required'],
    ]);
  });

  it('names what a body has beyond its schema, in nested bodies and kinds of one too', () => {
    const inner = Type.Object({ c: Type.Optional(Type.String()) });
    const schema = Type.Object({ a: Type.String(), b: Type.Optional(Type.Union([inner, Type.Null()])) });
    expect(received(closed(schema), { a: 'x', A: 'x', b: { c: 'y', d: 1 } })).toEqual([
      ['A', 'unknownField'],
      ['b.d', 'unknownField'],
    ]);
    expect(received(closed(CALLS['PUT /lmp'].body), { key: 'archFlag', value: true, also: 1 })).toEqual([
      ['also', 'unknownField'],
    ]);
  });

  it('names every field of a long form at once', () => {
    const names = Array.from({ length: 20 }, (_, index) => `field${index}`);
    const blank = Type.String({ minLength: 1, pattern: '\\S' });
    const schema = Type.Object(Object.fromEntries(names.map((name) => [name, blank])));
    const body = Object.fromEntries(names.map((name) => [name, '']));
    expect(received(schema, body)).toEqual(names.map((name) => [name, 'required']));
  });

  it('[CO-24] keeps to the kind of body that its key chooses', () => {
    const { body } = CALLS['PUT /lmp'];
    expect(received(body, { key: 'companyName', value: '' })).toEqual([['value', 'required']]);
    expect(received(body, { key: 'companyName', value: 'x'.repeat(257) })).toEqual([
      ['value', 'tooLong', { max: 256 }],
    ]);
    expect(received(body, { key: 'trimLine', value: 'Wavy' })).toEqual([['value', 'unknownChoice']]);
    expect(received(body, { key: 'archFlag' })).toEqual([['value', 'required']]);
    expect(received(body, { key: 'companyId', value: 1 })).toEqual([['key', 'unknownChoice']]);
    expect(received(body, { value: 1 })).toEqual([['key', 'required']]);
    expect(received(body, null)).toEqual([['key', 'required']]);
  });

  it('[SH-02] is one of the closed list for every call, and never the validator’s own words', () => {
    const junk = [undefined, null, 7, -1.5, '', '  ', 'x'.repeat(10_000), [], ['x', 'x'], {}, true];
    for (const [name, spec] of Object.entries<CallSpec>(CALLS)) {
      const { body } = spec;
      if (!body) continue;
      const fields = Object.keys((body as { properties?: object }).properties ?? { key: 0, value: 0 });
      for (const value of junk) {
        const wrong = Object.fromEntries(fields.map((field) => [field, value]));
        for (const { code, msg } of [...entriesOf(body, wrong), ...entriesOf(body, value)])
          expect([
            name,
            code !== undefined && code in FIELD_CODES,
            /^must |schema|pattern/.test(msg),
          ]).toEqual([name, true, false]);
      }
    }
  });
});
