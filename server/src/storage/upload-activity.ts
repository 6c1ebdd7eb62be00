import type { AssetState } from '@portal/shared/contract';

/** A pending record whose bytes stopped arriving this long ago no longer holds its case up; it can still be resumed. */
export const UPLOAD_SILENCE_MS = 15 * 60_000;

/** Whether a record is arriving now. */
export function isUploadAlive({ state, activeAt }: { state: AssetState; activeAt: Date }): boolean {
  return state === 'pending' && Date.now() - activeAt.getTime() < UPLOAD_SILENCE_MS;
}
