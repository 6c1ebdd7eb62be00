import { CLINICAL_CHOICES, type CaseChange, type NewCase, type ProductId } from '@portal/shared/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/client';
import { fieldRefusal } from '../../refusals';
import type { Person } from '../../person';
import { omitUndefined } from '../given';
import { lostWithProduct, readClinicalChoices } from './clinical-choices';
import { checkDoctorCases, checkMayBeginFor } from './case.policy';
import { findDoctorForCase, type CaseFields } from './case.repository';
import type { CaseRow } from './state/case-state.repository';

/** Fields that only some companies have, by their configuration (CA-18). */
export interface AllowedFields {
  readonly isPackageTypeEnabled: boolean;
  readonly isPatientTypeAllowed: boolean;
  readonly isCustomFieldAllowed: boolean;
}

/**
 * The columns of a new case.
 * @throws PortalError 'validation' for a field that the company does not have, or a doctor; 'forbidden', 'doctorBlocked',
 * 'doctorRestricted' for the doctor.
 */
export async function readNewFields(
  tx: Db,
  who: Person,
  { body, allowed }: { body: NewCase; allowed: AllowedFields },
): Promise<CaseFields> {
  const fields = await readFields(tx, who, body);
  checkAllowed(fields, allowed);
  return { ...fields, withTs: isMadeWithoutPlan(body.productId) || (body.withTs ?? false) };
}

/**
 * The columns that a change sets to something else than they are.
 * @throws PortalError as readNewFields; what a case has already is not refused again.
 */
export async function readChangedFields(
  tx: Db,
  who: Person,
  { row, change, allowed }: { row: CaseRow; change: CaseChange; allowed: AllowedFields },
): Promise<CaseFields> {
  const asked: CaseFields = {
    ...lostWithProduct(row, change.productId),
    ...(await readFields(tx, who, change, row)),
    withTs: withTsOf(row, change),
  };
  const changed = Object.entries(asked).filter(
    ([name, value]) => !isDeepStrictEqual(row[name as keyof CaseFields], value),
  );
  const fields: CaseFields = Object.fromEntries(changed);
  checkAllowed(fields, allowed);
  return fields;
}

/** Night guards, retainers and whitening kits are made as they are ordered: without a treatment plan. */
const isMadeWithoutPlan = (productId: ProductId): boolean => productId !== 'AL';

function withTsOf(row: CaseRow, { productId = row.productId, withTs }: CaseChange): boolean {
  if (isMadeWithoutPlan(productId)) return true;
  return withTs ?? (isMadeWithoutPlan(row.productId) ? false : row.withTs);
}

/** The columns that a call sets, named one by one: nothing else of a body gets near the table. */
async function readFields(tx: Db, who: Person, body: CaseChange, row?: CaseRow): Promise<CaseFields> {
  const { patientName, productId, clientReferenceId, impressionType, packageType, patientType, arch } = body;
  const { notes, customFields, doctorUuid } = body;
  const product = productId ?? row?.productId;
  const fields: CaseFields = omitUndefined({
    patientName: patientName?.trim(),
    productId,
    clientReferenceId,
    impressionType,
    packageType: packageOf(product, packageType),
    patientType,
    arch,
    notes,
    customFields,
    ...readClinicalChoices(body, product),
  });
  return doctorUuid === undefined ? fields : { ...fields, ...(await readDoctor(tx, who, doctorUuid, row)) };
}

/** Only aligners come in packages. Callers name their usual one with whatever they order, so that it is not refused. */
function packageOf(
  productId: ProductId | undefined,
  asked: CaseChange['packageType'],
): CaseChange['packageType'] {
  return asked && productId && !CLINICAL_CHOICES[productId].packageType.includes(asked) ? null : asked;
}

/** A case stays with the doctor whom it has, whatever became of their account; see `lockedCase` for that. */
async function readDoctor(
  tx: Db,
  who: Person,
  doctorUuid: string | null,
  row: CaseRow | undefined,
): Promise<CaseFields> {
  if (doctorUuid === null) return { doctorId: null, side: 'client', assignedRmId: null };
  checkDoctorCases(who);
  const found = await findDoctorForCase(tx, who.companyId, doctorUuid);
  if (!found) throw fieldRefusal({ doctorUuid: 'unknownDoctor' });
  if (found.id === row?.doctorId) return {};
  if (found.removedAt) throw fieldRefusal({ doctorUuid: 'unknownDoctor' });
  checkMayBeginFor(found.status);
  return { doctorId: found.id, side: 'doctor', assignedRmId: found.assignedRmId };
}

function checkAllowed({ packageType, patientType, customFields }: CaseFields, allowed: AllowedFields): void {
  const refuse = (field: string): never => {
    throw fieldRefusal({ [field]: 'notUsed' });
  };
  if (packageType && !allowed.isPackageTypeEnabled) refuse('packageType');
  if (patientType && !allowed.isPatientTypeAllowed) refuse('patientType');
  if (customFields && !allowed.isCustomFieldAllowed) refuse('customFields');
}
