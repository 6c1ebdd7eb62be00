import { PortalError } from '../errors';
import { fieldErrorsOf } from './field-errors';

describe('fieldErrorsOf', () => {
  it('gives each field of the form what was said of it, once', () => {
    const error = new PortalError('validation', 'no', {
      errors: { email: 'Not an address' },
      extra: [{ field: 'email', msg: 'Not an address' }, { field: 'phone', msg: 'Too long' }, { msg: 'no' }],
    });
    expect(fieldErrorsOf(error, ['phone', 'email', 'name'])).toEqual([
      { name: 'phone', errors: ['Too long'] },
      { name: 'email', errors: ['Not an address'] },
    ]);
  });

  it.each([undefined, new Error('no'), new PortalError('network', 'no')])(
    'has nothing to say of %s',
    (error) => {
      expect(fieldErrorsOf(error, ['email'])).toEqual([]);
    },
  );
});
