import { api } from '@portal/shared/api';
import { chooseRole } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import { call } from '@portal/shared/saga';
import { publishSession } from '@portal/shared/session';
import { keepChosenMeanwhile, saveFirstLocale, saveLeftOver } from '../../own-choices';
import { readChatConnect } from '../../realtime/chat-connect';
import { setOutboxKeys } from '../../realtime/outbox-keys';
import { isDueForRenewal, readTokens, storeTokens, storeUser } from './stored-session';

/** Loads person, company and configuration, chooses the role and publishes the session (SH-22); cancelled, it publishes nothing. */
export function* loadSession() {
  const newest = keepChosenMeanwhile();
  const [{ outboxKeys = [], ...read }, company, configuration] = (yield call(readSession)) as Awaited<
    ReturnType<typeof readSession>
  >;
  const { isDso, returned } = company.flagsMap;
  const role = chooseRole({ isDso, returned, areRequestsEnabled: configuration.areRequestsEnabled });
  setOutboxKeys(outboxKeys);
  const user = newest(read);
  storeUser(user);
  publishSession({ user, company, configuration, role });
  saveLeftOver();
  saveFirstLocale();
}

function readSession() {
  const quiet = { quiet: true };
  return Promise.all([
    api.call('GET /contact/me', undefined, quiet),
    api.call('GET /company/me', undefined, quiet),
    api.call('GET /company/configuration', undefined, quiet),
    // The socket needs it, and asks again if this fails.
    readChatConnect().catch(() => null),
  ]);
}

const RENEWAL = 'portal.session.renewal';
/** How long to wait for what another tab has stored; browsers hand it over to other processes a moment later. */
const HAND_OVER_MS = 1_000;

/**
 * Replaces the tokens by means of the refresh token (SH-19). One tab at a time: the server treats a refresh token that is used
 * twice as stolen, and ends the session.
 */
export async function renewTokens(): Promise<void> {
  const { locks } = navigator;
  // Browsers offer locks only on https. Elsewhere it must suffice that the server allows a second use for a few seconds.
  if (!locks) return renew();
  const renewed = await locks.request(RENEWAL, { ifAvailable: true }, async (lock) => {
    if (lock) await renew();
    return lock !== null;
  });
  if (renewed) return;
  await locks.request(RENEWAL, async () => {
    await tokensOfOtherTab();
    await renew();
  });
}

/** Resolves when the tokens that another tab has renewed can be read here; after a second it must have failed. */
async function tokensOfOtherTab(): Promise<void> {
  const isThere = () => {
    const stored = readTokens();
    return !stored || !isDueForRenewal(stored);
  };
  if (isThere()) return;
  await new Promise<void>((resolve) => {
    const limit = setTimeout(end, HAND_OVER_MS);
    const look = () => isThere() && end();
    function end(): void {
      clearTimeout(limit);
      window.removeEventListener('storage', look);
      resolve();
    }
    window.addEventListener('storage', look);
  });
}

async function renew(): Promise<void> {
  const stored = readTokens();
  if (!stored) throw new PortalError('sessionExpired', 'Session expired');
  // Another tab has renewed them already.
  if (!isDueForRenewal(stored)) return;
  const { refreshToken } = stored;
  const renewed = await api.call('POST /auth/token', { body: { refreshToken } }, { quiet: true });
  // Otherwise their session has ended meanwhile, and somebody may have signed in since.
  if (readTokens()?.refreshToken === refreshToken) storeTokens(renewed);
}
