import { api } from '@portal/shared/api';
import { chooseRole } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import { publishSession } from '@portal/shared/session';
import { areValid, readTokens, storeTokens, storeUser } from './stored-session';

/** Fetches the person, the company and its configuration, chooses the role and tells everybody (SH-22). */
export async function loadSession(): Promise<void> {
  const quiet = { quiet: true };
  const [user, company, configuration] = await Promise.all([
    api.call('GET /contact/me', undefined, quiet),
    api.call('GET /company/me', undefined, quiet),
    api.call('GET /company/configuration', undefined, quiet),
  ]);
  const { isDso, returned } = company.flagsMap;
  const role = chooseRole({ isDso, returned, areRequestsEnabled: configuration.areRequestsEnabled });
  storeUser(user);
  publishSession({ user, company, configuration, role });
}

/**
 * Signs in with the stored refresh token, which is used up by it: one tab at a time, as the server takes a token that is used
 * twice for a stolen one and ends the session (SH-19).
 */
export async function renewTokens(): Promise<void> {
  const { locks } = navigator;
  // Without locks (a page that is not on https) the server's own patience with a second use has to do.
  await (locks ? locks.request('portal.session.renewal', renew) : renew());
}

async function renew(): Promise<void> {
  const stored = readTokens();
  if (!stored) throw new PortalError('sessionExpired', 'Session expired');
  // Another tab was faster.
  if (areValid(stored)) return;
  const { refreshToken } = stored;
  storeTokens(await api.call('POST /auth/token', { body: { refreshToken } }, { quiet: true }));
}
