import type { Locale } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import type * as PhonePart from '../features/phone';
import type * as GuestPart from './guest-parts';
import type * as SignedInPart from './signed-in';

/** Pauses before another attempt, in milliseconds. */
const PAUSES_MS = [500, 2_000];

/** Loads the part for signed-in people. @throws PortalError 'network' after the last attempt. */
export function loadSignedIn(): Promise<typeof SignedInPart> {
  return retryWithBackoff(() => import(/* webpackChunkName: "signed-in" */ './signed-in'));
}

/** Loads the guest pages except the login page, and the second step of a sign-in. @throws PortalError 'network' after the last attempt. */
export function loadGuest(): Promise<typeof GuestPart> {
  return retryWithBackoff(() => import(/* webpackChunkName: "guest" */ './guest-parts'));
}

/** Loads the page that a phone opens by a code. @throws PortalError 'network' after the last attempt. */
export function loadPhone(): Promise<typeof PhonePart> {
  return retryWithBackoff(() => import(/* webpackChunkName: "phone" */ '../features/phone'));
}

/** Loads the shell's texts; the English ones are in the code. */
export async function loadMessages(locale: Exclude<Locale, 'en'>): Promise<Readonly<Record<string, string>>> {
  const catalogue = locale === 'tr' ? await import('../i18n/tr.json') : await import('../i18n/ar.json');
  return catalogue.default;
}

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
      error instanceof Error ? error.message : 'A part of the portal could not be loaded',
    );
  });
}
