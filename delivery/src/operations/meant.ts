import { DeliveryError } from '../errors';
import type { ChangeOptions } from './operation.types';

/** @throws DeliveryError `unchecked` */
export function checkProven(unproven: readonly string[], { unchecked = false }: ChangeOptions): void {
  if (unchecked || unproven.length === 0) return;
  const advice =
    'Publish it by npm run release where there is a browser; or say it on purpose (--unchecked).';
  const message = `Refused: ${unproven.join('; ')}. ${advice}`;
  throw new DeliveryError('unchecked', message, undefined, unproven);
}

/** @throws DeliveryError `incompatible`, `reasonMissing` */
export function checkForced(incompatibilities: readonly string[], { force, why }: ChangeOptions): void {
  if (incompatibilities.length === 0) return;
  if (!force) {
    const advice = 'Activate releases that fit together, in one command; or force it, with a reason.';
    const message = `Refused: ${incompatibilities.join('; ')}. ${advice}`;
    throw new DeliveryError('incompatible', message, undefined, incompatibilities);
  }
  if (why.trim() !== '') return;
  throw new DeliveryError(
    'reasonMissing',
    'Who forces a change gives a reason: it stands in the audit trail.',
  );
}
