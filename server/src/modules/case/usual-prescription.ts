import { habitsOf, type Prescription, type ProductId, type UsualPrescription } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { companyConfiguration } from '../../db/schema';
import type { Person } from '../../person';
import { lockConfiguration, updateConfiguration } from '../configuration/configuration.repository';
import { readClinicalChoices } from './clinical-choices';

/** What prescriptions of a product begin with at a company; null where it has decided nothing. */
export async function findUsualPrescription(
  db: Db,
  companyId: number,
  productId: ProductId,
): Promise<Prescription | null> {
  const [row] = await db
    .select({ usual: companyConfiguration.usualPrescriptions })
    .from(companyConfiguration)
    .where(eq(companyConfiguration.companyId, companyId));
  return row?.usual?.[productId] ?? null;
}

/**
 * Keeps what prescriptions of a product begin with at the company; answers about one patient are left out (CA-24).
 * @throws PortalError 'validation' for answers that are not of the product
 */
export async function changeUsualPrescription(
  { transact }: Pick<AppContext, 'transact'>,
  { companyId }: Person,
  { productId, prescription }: UsualPrescription,
): Promise<UsualPrescription> {
  const asked = readClinicalChoices({ prescription }, productId).prescription;
  const habits = asked ? habitsOf(asked) : {};
  await transact(async ({ tx }) => {
    const { usualPrescriptions } = await lockConfiguration(tx, companyId);
    const all = Object.entries({ ...usualPrescriptions, [productId]: habits });
    const kept = Object.fromEntries(all.filter(([, usual]) => !isEmpty(usual)));
    await updateConfiguration(tx, companyId, { usualPrescriptions: kept });
  });
  return { productId, prescription: isEmpty(habits) ? null : habits };
}

const isEmpty = (prescription: Prescription): boolean => Object.keys(prescription).length === 0;
