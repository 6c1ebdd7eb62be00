import { ADDRESS_TYPES, type Address } from '@portal/shared/contract';

/** The kind of address of a number that the database holds. */
export function addressTypeOf(typeId: number): Address['addressType'] {
  const type = ADDRESS_TYPES.find(({ id }) => id === typeId);
  if (!type) throw new Error(`There is no kind of address ${typeId}`);
  return { ...type };
}
