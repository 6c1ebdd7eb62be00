import { PortalError } from '@portal/shared/errors';
import type * as SignedInPart from './signed-in';

/** Pauses before the chunk is asked for again, in milliseconds. */
const PAUSES_MS = [500, 2_000];

/**
 * Loads the part of the shell that only a signed-in person needs, so that the login page is small.
 * @throws PortalError 'network' when it cannot be had.
 */
export async function loadSignedIn(): Promise<typeof SignedInPart> {
  for (const pause of [...PAUSES_MS, null]) {
    try {
      return await import(/* webpackChunkName: "signed-in" */ './signed-in');
    } catch (error) {
      if (pause === null)
        throw new PortalError(
          'network',
          error instanceof Error ? error.message : 'A part of the portal did not come',
        );
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new PortalError('network', 'A part of the portal did not come');
}
