import { PortalError } from '@portal/shared/errors';
import type * as GuestPart from '../features/guest';
import type * as SignedInPart from './signed-in';

/** Pauses before a part is asked for again, in milliseconds. */
const PAUSES_MS = [500, 2_000];

/** What only a signed-in person needs. @throws PortalError 'network' when it cannot be had. */
export function loadSignedIn(): Promise<typeof SignedInPart> {
  return retryWithBackoff(() => import(/* webpackChunkName: "signed-in" */ './signed-in'));
}

/** The guest pages but the login. @throws PortalError 'network' when they cannot be had. */
export function loadGuest(): Promise<typeof GuestPart> {
  return retryWithBackoff(() => import(/* webpackChunkName: "guest" */ '../features/guest'));
}

/** Parts of the shell come when they are needed, so that the login page is small. */
async function retryWithBackoff<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load().catch((error: unknown) => {
    throw new PortalError(
      'network',
      error instanceof Error ? error.message : 'A part of the portal did not come',
    );
  });
}
