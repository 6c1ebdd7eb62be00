import { api } from '@portal/shared/api';
import type { Tokens } from '@portal/shared/contract';
import { startAuthentication } from '@simplewebauthn/browser';

/**
 * Has the browser ask for a passkey and signs in by it. Answers null where the person closed the prompt, let it time out, or the
 * device has none: that is no error, and browsers do not say which of these it was.
 * @param challenge of the first step, where the passkey is the second one; null for a sign-in by the passkey alone
 */
export async function signInByPasskey(challenge: string | null): Promise<Tokens | null> {
  const quiet = { quiet: true };
  const body = challenge === null ? {} : { challenge };
  const optionsJSON = await api.call('POST /auth/passkey/options', { body }, quiet);
  const credential = await startAuthentication({ optionsJSON }).catch(() => null);
  if (!credential) return null;
  const { id, rawId, type, response } = credential;
  return api.call('POST /auth/passkey', { body: { credential: { id, rawId, type, response } } }, quiet);
}
