import { ERROR_STATUS, FIELD_CODES, PortalError } from '@portal/shared/errors';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_TEXTS } from './error-texts';
import { FIELD_TEXTS } from './field-texts';
import { fieldRefusal, refusal } from './refuse';

const SOURCE = join(__dirname, '..');
/** Said by parts of the client alone. */
const NOT_THROWN = ['network', 'unreadable', 'sameTypeUploading'];

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }));
const outside = sources.filter(({ file }) => !file.startsWith('refusals'));

describe('the refusals of the server', () => {
  it('[SH-02] are all made from the closed lists of codes', () => {
    const others = outside.filter(({ text }) => text.includes('new PortalError('));
    expect(others.map(({ file }) => file)).toEqual([]);
  });

  it('[SH-02] use every code of the lists', () => {
    const text = outside.map((source) => source.text).join('\n');
    const unused = [...Object.keys(ERROR_STATUS), ...Object.keys(FIELD_CODES)].filter(
      (code) => !NOT_THROWN.includes(code) && !text.includes(`'${code}'`),
    );
    expect(unused).toEqual([]);
  });

  it('have a code, its values and the same in English', () => {
    const error = refusal('notAllowedNow', { record: 'case', status: 'IN_MFG' });
    expect(error).toBeInstanceOf(PortalError);
    expect(error).toMatchObject({
      code: 'notAllowedNow',
      status: 409,
      values: { record: 'case', status: 'IN_MFG' },
      message: 'This is not possible while the case is IN_MFG',
    });
    expect(refusal('busy').values).toBeUndefined();
  });

  it('[AP-03] name fields in extra and errors alike', () => {
    const error = fieldRefusal({
      name: 'required',
      phone: { code: 'tooLong', values: { max: 40 } },
      '': 'format',
    });
    expect(error).toMatchObject({
      code: 'validation',
      status: 400,
      extra: [
        { field: 'name', code: 'required', msg: 'this field is required' },
        { field: 'phone', code: 'tooLong', values: { max: 40 }, msg: 'Use at most 40 characters' },
        { code: 'format', msg: 'This is not of the right kind' },
      ],
      errors: { name: 'this field is required', phone: 'Use at most 40 characters' },
    });
    expect(fieldRefusal({ uprImp: 'scanRequired' }, 'incomplete')).toMatchObject({
      status: 409,
      errors: { uprImp: 'this scan is required' },
    });
  });

  it('have a text for each code', () => {
    for (const text of [...Object.values(ERROR_TEXTS), ...Object.values(FIELD_TEXTS)] as unknown[])
      if (typeof text !== 'function') expect(text).toMatch(/\w{2}/);
  });
});
