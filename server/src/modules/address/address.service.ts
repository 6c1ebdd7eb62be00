import {
  SHIPPING_ADDRESS_TYPE,
  type Address,
  type AddressChange,
  type CallQuery,
  type List,
  type ListQuery,
  type NewAddress,
} from '@portal/shared/contract';
import type { PortalError } from '@portal/shared/errors';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import type { UnitOfWork } from '../../db/unit-of-work';
import { readListQuery, toList } from '../../lists/list-query';
import { fieldRefusal, refusal } from '../../refusals';
import { nameSubject } from '../audit/audited-call';
import type { Person } from '../../person';
import { checkVersion } from '../check-version';
import { lockConfiguration, type ConfigurationRow } from '../configuration/configuration.repository';
import { readdressShipments } from '../shipment/readdress.service';
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
  setDefault,
  updateAddress,
  type AddressFields,
  type AddressRecord,
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
  const uuid = await changing(ctx, who, async ({ tx }, configuration) => {
    const fields = await readFields(tx, body, configuration);
    const isDefault = body.isDefaultShippingAddress ?? false;
    if (isDefault) await clearDefault(tx, who.companyId);
    const inserted = await insertAddress(tx, who.companyId, {
      ...fields,
      isDefaultShippingAddress: isDefault,
    });
    nameSubject(inserted);
    return inserted;
  });
  return getAddress(ctx, who, uuid);
}

/**
 * Changes an address; the default flag only when the call says something about it (CO-17). Parcels that are booked keep the
 * address as it was.
 * @throws PortalError 'validation'; 'conflict'; 'defaultAddressNeeded' when it would leave the company without its default.
 */
export async function changeAddress(
  ctx: AppContext,
  who: Person,
  uuid: string,
  body: AddressChange,
): Promise<Address> {
  await changing(ctx, who, async ({ tx }, configuration) => {
    const row = await requireLocked(tx, who, uuid);
    checkVersion(row, body);
    const fields = await readFields(tx, body, configuration);
    const isDefault = body.isDefaultShippingAddress ?? row.isDefaultShippingAddress;
    const staysDefault = isDefault && body.typeId === SHIPPING_ADDRESS_TYPE;
    if (!staysDefault) checkNotNeeded(row, configuration);
    if (staysDefault && !row.isDefaultShippingAddress) await clearDefault(tx, who.companyId);
    await updateAddress(tx, who.companyId, uuid, { ...fields, isDefaultShippingAddress: staysDefault });
  });
  return getAddress(ctx, who, uuid);
}

/**
 * Removes an address; the parcels that are booked to go there go to the one that the call names.
 * @throws PortalError 'defaultAddressNeeded' for the default shipping address, which only another one can replace (CO-17);
 * 'validation' with `addressInUse` when it names none, and when it is not another shipping address of the company.
 */
export async function removeAddress(
  ctx: AppContext,
  who: Person,
  uuid: string,
  { replaceWith }: CallQuery<'DELETE /address/{id}'>,
): Promise<void> {
  await changing(ctx, who, async (unit, configuration) => {
    const row = await requireLocked(unit.tx, who, uuid);
    checkNotNeeded(row, configuration);
    const other = replaceWith === undefined ? null : await findReplacement(unit.tx, who, row, replaceWith);
    const isBulk = configuration.shipmentType === 'bulkshipping';
    const left = await readdressShipments(unit, who, row.id, other && { ...other, isBulk });
    if (left > 0) throw fieldRefusal({ replaceWith: { code: 'addressInUse', values: { shipments: left } } });
    await deleteAddress(unit.tx, who.companyId, uuid);
  });
}

async function findReplacement(
  tx: Db,
  { companyId }: Person,
  row: AddressRow,
  uuid: string,
): Promise<AddressRecord> {
  const found = await findAddress(tx, companyId, uuid, 'company');
  if (!found || found.row.id === row.id || found.row.typeId !== SHIPPING_ADDRESS_TYPE)
    throw fieldRefusal({ replaceWith: 'unknownAddress' });
  return found;
}

/**
 * Ships all doctors' cases to this address from now on instead of the one before (CO-16).
 * @throws PortalError 'validation' for an address that is not for shipments or a company that does not ship in bulk.
 */
export async function makeDefault(ctx: AppContext, who: Person, uuid: string): Promise<Address> {
  await changing(ctx, who, async ({ tx }, { shipmentType }) => {
    const row = await requireLocked(tx, who, uuid);
    checkMayBeDefault(row.typeId, shipmentType);
    await clearDefault(tx, who.companyId);
    await setDefault(tx, who.companyId, uuid);
  });
  return getAddress(ctx, who, uuid);
}

/** One change of a company's addresses after the other: two that both choose a default shall not meet halfway. */
function changing<T>(
  { transact }: AppContext,
  { companyId, companyUuid }: Person,
  work: (unit: UnitOfWork, configuration: ConfigurationRow) => Promise<T>,
): Promise<T> {
  return transact(async (unit) => {
    const done = await work(unit, await lockConfiguration(unit.tx, companyId));
    unit.emit('companyChanged', { uuid: companyUuid, companyId, part: 'addresses' });
    return done;
  });
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
