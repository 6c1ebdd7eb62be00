import {
  SHIPPING_ADDRESS_TYPE,
  type Address,
  type List,
  type ListQuery,
  type NewAddress,
} from '@portal/shared/contract';
import type { PortalError } from '@portal/shared/errors';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { readListQuery, toList } from '../../lists/list-query';
import { refusal } from '../../refusals';
import type { Person } from '../auth/person';
import { lockConfiguration, type ConfigurationRow } from '../company/company.repository';
import { findCountry } from '../reference/reference.repository';
import { ADDRESS_LIST } from './address-list-fields';
import { checkMayBeDefault, toAddressFields } from './address-rules';
import { toAddress } from './address.mapper';
import {
  clearDefault,
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  lockAddress,
  updateAddress,
  type AddressFields,
  type AddressRow,
} from './address.repository';

/**
 * The company's own addresses, page by page, without those of its doctors and patients (specification § 2).
 * @throws PortalError 'unknownFilterKey' or 'badRequest' for a filter or order outside the white list (AP-13).
 */
export async function getAddressList(
  { db }: AppContext,
  { companyId }: Person,
  query: ListQuery & { typeId?: number },
): Promise<List<Address>> {
  const list = readListQuery(query, ADDRESS_LIST);
  const { records, total } = await listAddresses(db, companyId, list, query.typeId);
  return toList(records.map(toAddress), total, list);
}

/**
 * One of the company's own addresses or, for an organisation, also of its doctors'.
 * @throws PortalError 'notFound'
 */
export async function getAddress(
  { db }: AppContext,
  { companyId }: Person,
  uuid: string,
  whose: 'company' | 'organisation' = 'company',
): Promise<Address> {
  const record = await findAddress(db, companyId, uuid, whose);
  if (!record) throw noSuchAddress();
  return toAddress(record);
}

/** @throws PortalError 'validation' for a field that is not right (CO-13). */
export async function createAddress(ctx: AppContext, who: Person, body: NewAddress): Promise<Address> {
  const uuid = await changing(ctx, who, async (tx, configuration) => {
    const fields = await readFields(tx, body, configuration);
    const isDefault = body.isDefaultShippingAddress ?? false;
    if (isDefault) await clearDefault(tx, who.companyId);
    return insertAddress(tx, who.companyId, { ...fields, isDefaultShippingAddress: isDefault });
  });
  return getAddress(ctx, who, uuid);
}

/**
 * Changes an address; the default flag only when the call says something about it (CO-17).
 * @throws PortalError 'validation'; 'defaultAddressNeeded' when it would leave the company without its default.
 */
export async function changeAddress(
  ctx: AppContext,
  who: Person,
  uuid: string,
  body: NewAddress,
): Promise<Address> {
  await changing(ctx, who, async (tx, configuration) => {
    const row = await requireLocked(tx, who, uuid);
    const fields = await readFields(tx, body, configuration);
    const isDefault = body.isDefaultShippingAddress ?? row.isDefaultShippingAddress;
    const staysDefault = isDefault && body.typeId === SHIPPING_ADDRESS_TYPE;
    if (!staysDefault) checkNotNeeded(row, configuration);
    if (staysDefault && !row.isDefaultShippingAddress) await clearDefault(tx, who.companyId);
    await updateAddress(tx, who.companyId, uuid, { ...fields, isDefaultShippingAddress: staysDefault });
  });
  return getAddress(ctx, who, uuid);
}

/** @throws PortalError 'defaultAddressNeeded' for the default shipping address, which only another one can replace (CO-17). */
export async function removeAddress(ctx: AppContext, who: Person, uuid: string): Promise<void> {
  await changing(ctx, who, async (tx, configuration) => {
    checkNotNeeded(await requireLocked(tx, who, uuid), configuration);
    await deleteAddress(tx, who.companyId, uuid);
  });
}

/**
 * Ships all doctors' cases to this address from now on instead of the one before (CO-16).
 * @throws PortalError 'validation' for an address that is not for shipments or a company that does not ship in bulk.
 */
export async function makeDefault(ctx: AppContext, who: Person, uuid: string): Promise<Address> {
  await changing(ctx, who, async (tx, { shipmentType }) => {
    const row = await requireLocked(tx, who, uuid);
    checkMayBeDefault(row.typeId, shipmentType);
    await clearDefault(tx, who.companyId);
    await updateAddress(tx, who.companyId, uuid, { isDefaultShippingAddress: true });
  });
  return getAddress(ctx, who, uuid);
}

/** One change of a company's addresses after the other: two that both choose a default shall not meet halfway. */
function changing<T>(
  { transact }: AppContext,
  { companyId }: Person,
  work: (tx: Db, configuration: ConfigurationRow) => Promise<T>,
): Promise<T> {
  return transact(async ({ tx }) => work(tx, await lockConfiguration(tx, companyId)));
}

async function requireLocked(tx: Db, { companyId }: Person, uuid: string): Promise<AddressRow> {
  const row = await lockAddress(tx, companyId, uuid);
  if (!row) throw noSuchAddress();
  return row;
}

async function readFields(
  tx: Db,
  body: NewAddress,
  { shipmentType }: ConfigurationRow,
): Promise<AddressFields> {
  return toAddressFields(body, { country: await findCountry(tx, body.countryId), shipmentType });
}

/** A company that does not ship in bulk has no use for the flag, so what is left of it holds nothing back. */
function checkNotNeeded(row: AddressRow, { shipmentType }: ConfigurationRow): void {
  if (row.isDefaultShippingAddress && shipmentType === 'bulkshipping') throw refusal('defaultAddressNeeded');
}

function noSuchAddress(): PortalError {
  return refusal('notFound', { record: 'address' });
}
