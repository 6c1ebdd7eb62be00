import { createIntl } from 'react-intl';
import { PortalError } from '../errors';
import { fieldErrorsOf, splitFieldErrors } from './field-errors';
import turkish from './i18n/tr.json';

const english = createIntl({ locale: 'en' });
const inTurkish = createIntl({ locale: 'tr', messages: turkish });

describe('fieldErrorsOf', () => {
  it('gives each field of the form what was said of it, once', () => {
    const error = new PortalError('validation', 'no', {
      errors: { email: 'Not an address' },
      extra: [{ field: 'email', msg: 'Not an address' }, { field: 'phone', msg: 'Too long' }, { msg: 'no' }],
    });
    expect(fieldErrorsOf(error, ['phone', 'email', 'name'], english)).toEqual([
      { name: 'phone', errors: ['Too long'] },
      { name: 'email', errors: ['Not an address'] },
    ]);
  });

  it.each([undefined, new Error('no'), new PortalError('network', 'no')])(
    'has nothing to say of %s',
    (error) => {
      expect(fieldErrorsOf(error, ['email'], english)).toEqual([]);
    },
  );
});

describe('splitFieldErrors', () => {
  const error = new PortalError('validation', 'no', {
    extra: [
      { field: 'model.phone', code: 'phone', msg: 'Digits only' },
      {
        field: 'countryId',
        code: 'notShippable',
        values: { country: 'Lübnan' },
        msg: 'Nothing can be shipped to Lebanon',
      },
      { code: 'tooFew', values: { min: 1 }, msg: 'At least 1 needed here' },
    ],
  });

  it('[SH-02] says in the person’s language what is about the form’s fields, also of nested bodies', () => {
    expect(splitFieldErrors(error, ['phone', 'name'], inTurkish).atFields).toEqual([
      {
        name: 'phone',
        errors: ['Telefon numarasında yalnızca rakam, boşluk, tire, parantez ve artı işareti olabilir'],
      },
    ]);
  });

  it('[SH-02] keeps what is about no field of the form for above it', () => {
    expect(splitFieldErrors(error, ['phone'], inTurkish).rest).toEqual([
      'Lübnan ülkesine kargo gönderilemiyor',
      'Burada en az 1 tane gerekli',
    ]);
    expect(splitFieldErrors(error, ['phone', 'countryId'], english)).toEqual({
      atFields: [
        { name: 'phone', errors: ['Digits only'] },
        { name: 'countryId', errors: ['Nothing can be shipped to Lebanon'] },
      ],
      rest: ['At least 1 needed here'],
    });
  });
});
