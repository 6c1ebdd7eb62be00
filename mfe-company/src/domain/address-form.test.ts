import { buildAddress } from '@portal/shared/testing';
import {
  OWNERS_BY_NUMBER,
  toAddressChange,
  toAddressValues,
  toNewAddress,
  type AddressValues,
} from './address-form';

const place = {
  title: 'Front desk',
  countryId: 792,
  city: 'İzmir',
  state: 'İzmir',
  street: 'Cumhuriyet 1',
  zipCode: '35000',
  phone: '+90 232 000 00 00',
};
const shipping: AddressValues = { ...place, typeId: 2, ownerType: 'clinic' };

describe('the form of an address', () => {
  it('[CO-15] maps owner 1 to adminOffice and 2 to clinic', () => {
    expect(OWNERS_BY_NUMBER).toEqual({ 1: 'adminOffice', 2: 'clinic' });
  });

  it('[CO-15] sends the admin office for every other kind than shipment, whatever was chosen before', () => {
    expect(toNewAddress({ ...shipping, typeId: 1 }, { isBulk: true })).toEqual({
      ...place,
      typeId: 1,
      ownerType: 'adminOffice',
    });
    expect(toNewAddress(shipping, { isBulk: true })).toEqual({ ...place, typeId: 2, ownerType: 'clinic' });
  });

  it.each([
    ['touched', true, true, { isDefaultShippingAddress: true }],
    ['taken away', false, true, { isDefaultShippingAddress: false }],
    ['not touched', undefined, true, {}],
    ['of a company that does not ship in bulk', true, false, {}],
  ])(
    '[CO-16] [CO-17] sends the default flag only where it means something: %s',
    (_what, flag, isBulk, sent) => {
      const values = { ...shipping, ...(flag !== undefined && { isDefaultShippingAddress: flag }) };
      expect(toAddressChange(values, { isBulk }, { version: 3 })).toEqual({
        ...shipping,
        ...sent,
        version: 3,
      });
    },
  );

  it('[CO-17] sends no default flag with another kind than shipment', () => {
    const values = { ...shipping, typeId: 1 as const, isDefaultShippingAddress: true };
    expect(toNewAddress(values, { isBulk: true })).not.toHaveProperty('isDefaultShippingAddress');
  });

  it('[CO-15] begins with what there is, and without a kind that cannot be chosen', () => {
    const address = buildAddress({ ...place, ownerType: 'clinic' });
    expect(toAddressValues(address)).toEqual({ ...place, typeId: 2, ownerType: 'clinic' });
    expect(toAddressValues({ ...address, typeId: 3 })).toEqual(place);
  });
});
