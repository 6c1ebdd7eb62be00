import {
  SHIPPING_ADDRESS_TYPE,
  type Address,
  type CallQuery,
  type Country,
  type DoctorAddressChange,
  type DoctorHistoryAction,
  type NewDoctorAddress,
} from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import type { Db } from '../../../db/client';
import type { UnitOfWork } from '../../../db/unit-of-work';
import { fieldRefusal, refusal } from '../../../refusals';
import { listDoctorAddresses } from '../../address/address.repository';
import { toAddress } from '../../address/address.mapper';
import { toAddressFields } from '../../address/address-rules';
import {
  findAddress,
  type AddressFields,
  type AddressRecord,
  type AddressRow,
} from '../../address/address.repository';
import { getAddress } from '../../address/address.service';
import type { Person } from '../../../person';
import { checkVersion } from '../../check-version';
import { lockConfiguration, type ConfigurationRow } from '../../configuration/configuration.repository';
import { findCountry } from '../../reference/reference.repository';
import { readdressShipments } from '../../shipment/readdress.service';
import type { DoctorRow } from '../doctor.repository';
import { getDoctor, requireLocked, tellDoctorChanged } from '../doctor.service';
import { writeDoctorHistory } from '../record/doctor-history.repository';
import {
  deleteDoctorAddress,
  findOwner,
  insertDoctorAddress,
  lockDoctorAddress,
  updateDoctorAddress,
} from './doctor-address.repository';

interface DoctorUnit extends UnitOfWork {
  readonly who: Person;
  readonly doctor: DoctorRow;
  readonly configuration: ConfigurationRow;
}

/** @throws PortalError 'notFound' for a doctor whom the organisation does not have. */
export async function getDoctorAddresses(ctx: AppContext, who: Person, uuid: string): Promise<Address[]> {
  await getDoctor(ctx, who, uuid);
  return (await listDoctorAddresses(ctx.db, who.companyId, uuid)).map(toAddress);
}

/** @throws PortalError 'notFound'; 'validation' for a field that is not right. */
export async function addDoctorAddress(
  ctx: AppContext,
  who: Person,
  doctorUuid: string,
  body: NewDoctorAddress,
): Promise<Address> {
  const uuid = await changing(ctx, who, doctorUuid, async (unit) => {
    const { fields, country } = await readFields(unit.tx, body, unit.configuration);
    const owner = { companyId: who.companyId, doctorId: unit.doctor.id };
    const added = await insertDoctorAddress(unit.tx, owner, fields);
    await record(unit, 'addressAdded', { from: null, to: lineOf(fields, country) });
    return added;
  });
  return getAddress(ctx, who, uuid, 'organisation');
}

/**
 * Changes an address of a doctor. Parcels that are booked keep it as it was.
 * @throws PortalError 'notFound', also for an address of the organisation itself; 'validation'; 'conflict'.
 */
export async function changeDoctorAddress(
  ctx: AppContext,
  who: Person,
  uuid: string,
  body: DoctorAddressChange,
): Promise<Address> {
  await changing(ctx, who, await ownerOf(ctx, who, uuid), async (unit) => {
    const row = await requireAddress(unit, uuid);
    checkVersion(row, body);
    const before = lineOf(row, await findCountry(unit.tx, row.countryId));
    const { fields, country } = await readFields(unit.tx, body, unit.configuration);
    await updateDoctorAddress(unit.tx, unit.doctor.id, uuid, fields);
    await record(unit, 'addressChanged', { from: before, to: lineOf(fields, country) });
  });
  return getAddress(ctx, who, uuid, 'organisation');
}

/**
 * Removes an address of a doctor; the parcels that are booked to go there go to the one that the call names.
 * @throws PortalError 'notFound'; 'validation' with `addressInUse` when it names none, and when it is neither another shipping
 * address of the doctor nor one of the organisation.
 */
export async function removeDoctorAddress(
  ctx: AppContext,
  who: Person,
  uuid: string,
  { replaceWith }: CallQuery<'DELETE /dso/address/{id}'>,
): Promise<void> {
  await changing(ctx, who, await ownerOf(ctx, who, uuid), async (unit) => {
    const row = await requireAddress(unit, uuid);
    const other = replaceWith === undefined ? null : await findReplacement(unit, row, replaceWith);
    const isBulk = unit.configuration.shipmentType === 'bulkshipping';
    const left = await readdressShipments(unit, who, row.id, other && { ...other, isBulk });
    if (left > 0) throw fieldRefusal({ replaceWith: { code: 'addressInUse', values: { shipments: left } } });
    await deleteDoctorAddress(unit.tx, unit.doctor.id, uuid);
    const country = await findCountry(unit.tx, row.countryId);
    await record(unit, 'addressRemoved', { from: lineOf(row, country), to: null });
  });
}

/** A doctor's addresses change one after the other, and while nobody books a parcel. */
function changing<T>(
  { transact }: AppContext,
  who: Person,
  doctorUuid: string,
  work: (unit: DoctorUnit) => Promise<T>,
): Promise<T> {
  return transact(async (unit) => {
    const doctor = await requireLocked(unit.tx, who, doctorUuid);
    const configuration = await lockConfiguration(unit.tx, who.companyId);
    const done = await work({ ...unit, who, doctor, configuration });
    tellDoctorChanged(unit, who.companyId, doctorUuid);
    return done;
  });
}

async function ownerOf({ db }: AppContext, { companyId }: Person, uuid: string): Promise<string> {
  const owner = await findOwner(db, companyId, uuid);
  if (!owner) throw refusal('notFound', { record: 'address' });
  return owner.uuid;
}

async function requireAddress({ tx, doctor }: DoctorUnit, uuid: string): Promise<AddressRow> {
  const row = await lockDoctorAddress(tx, doctor.id, uuid);
  if (!row) throw refusal('notFound', { record: 'address' });
  return row;
}

async function findReplacement(
  { tx, who }: DoctorUnit,
  row: AddressRow,
  uuid: string,
): Promise<AddressRecord> {
  const found = await findAddress(tx, who.companyId, uuid, 'organisation');
  const isOthers = found?.row.doctorId !== null && found?.row.doctorId !== row.doctorId;
  if (!found || isOthers || found.row.id === row.id || found.row.typeId !== SHIPPING_ADDRESS_TYPE)
    throw fieldRefusal({ replaceWith: 'unknownAddress' });
  return found;
}

async function readFields(
  tx: Db,
  body: NewDoctorAddress,
  { shipmentType }: ConfigurationRow,
): Promise<{ fields: AddressFields; country: Country | null }> {
  const country = await findCountry(tx, body.countryId);
  const fields = toAddressFields({ ...body, ownerType: 'clinic' }, { country, shipmentType });
  return { fields: { ...fields, ownerType: 'doctor' }, country };
}

/** An address as the history tells it. */
function lineOf(
  {
    title,
    street,
    zipCode,
    city,
    state,
  }: Pick<AddressFields, 'title' | 'street' | 'zipCode' | 'city' | 'state'>,
  country: Country | null,
): string {
  return [title, street, `${zipCode} ${city}`, state, country?.code].filter(Boolean).join(', ');
}

function record(
  { tx, who, doctor }: DoctorUnit,
  action: DoctorHistoryAction,
  change: { readonly from: string | null; readonly to: string | null },
): Promise<void> {
  const { companyId, name: actorName } = who;
  const changes = [{ field: 'address' as const, ...change }];
  return writeDoctorHistory(tx, [{ companyId, doctorId: doctor.id, action, actorName, changes }]);
}
