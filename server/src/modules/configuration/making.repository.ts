import { preferredChoices, type MadeWith, type Making, type ProductId } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { companyConfiguration, laserMarking } from '../../db/schema';
import { withoutConfiguration } from './configuration.repository';

/** Of a company that has chosen nothing yet. */
export const UNMARKED: Making['marking'] = {
  logoFlag: false,
  logoFile: null,
  companyName: null,
  companyNameFlag: false,
  patientNameFlag: false,
  patientNameStyle: null,
  archFlag: false,
  stepNumberFlag: false,
  trimLine: null,
};

const MARKING = {
  logoFlag: laserMarking.logoFlag,
  logoFile: laserMarking.logoFile,
  companyName: laserMarking.companyName,
  companyNameFlag: laserMarking.companyNameFlag,
  patientNameFlag: laserMarking.patientNameFlag,
  patientNameStyle: laserMarking.patientNameStyle,
  archFlag: laserMarking.archFlag,
  stepNumberFlag: laserMarking.stepNumberFlag,
  trimLine: laserMarking.trimLine,
};

/** What is to be made: a product of a company, with the choices of its own. */
export interface ToBeMade extends MadeWith {
  readonly companyId: number;
  readonly productId: ProductId;
}

/**
 * How something is made whose order is made now (specification § 4, CO-20). Until the transaction ends nobody changes what is engraved: a
 * logo that is replaced meanwhile would be removed before its key is seen in the order.
 */
export async function readMaking(tx: Db, { companyId, productId, ...own }: ToBeMade): Promise<Making> {
  const [configuration] = await tx
    .select()
    .from(companyConfiguration)
    .where(eq(companyConfiguration.companyId, companyId));
  if (!configuration) throw withoutConfiguration(companyId);
  const [marking = UNMARKED] = await tx
    .select(MARKING)
    .from(laserMarking)
    .where(eq(laserMarking.companyId, companyId))
    .for('share');
  const preferred = preferredChoices(productId, configuration);
  return {
    trimLine: own.trimLine ?? preferred.trimLine,
    offset: own.offset ?? preferred.offset,
    material: own.material ?? preferred.material,
    // The production preferences name the trim line of aligners.
    marking: productId === 'AL' ? marking : { ...marking, trimLine: null },
  };
}
