import { PortalError } from '@portal/shared/errors';
import type { Db } from '../../db/client';
import { hasCourier } from './provider.repository';

/** The service token opens every call of the provider; what is left to check is what a call refers to. */
export async function checkCourier(tx: Db, courierId: number): Promise<void> {
  if (await hasCourier(tx, courierId)) return;
  const msg = 'There is no such courier';
  throw new PortalError('validation', msg, {
    extra: [{ field: 'courierId', msg }],
    errors: { courierId: msg },
  });
}
