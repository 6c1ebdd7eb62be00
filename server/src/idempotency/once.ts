import { deserialize, serialize } from 'node:v8';
import type { Db } from '../db/client';
import { refusal } from '../refusals';
import { findStep, insertStep, saveResult } from './idempotency.repository';
import type { PressStep } from './press';

/**
 * Does the work of a transaction unless an earlier one of the same press has: then what that answered is the answer. A twin that
 * is at work is waited for. What was done is kept with it, so that both are there after a crash or neither is.
 * @throws PortalError 'idempotencyKeyTaken' when the key was used for something else
 */
export async function doOnce<T>(tx: Db, pressStep: PressStep, work: () => Promise<T>): Promise<T> {
  const { press, number } = pressStep;
  if (await insertStep(tx, pressStep)) {
    const value = await work();
    await saveResult(tx, pressStep, serialize(value).toString('base64'));
    press.ownSteps += 1;
    return value;
  }
  const done = await findStep(tx, press, number);
  if (done?.fingerprint !== press.fingerprint) throw refusal('idempotencyKeyTaken');
  return (done.result === null ? undefined : deserialize(Buffer.from(done.result, 'base64'))) as T;
}
