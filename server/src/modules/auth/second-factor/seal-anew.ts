import type { AppContext } from '../../../app-context';
import { createSeal, type Seal } from '../../../seal';
import { fileKeysOf } from '../../../secrets';
import { findAllSecrets, replaceSealedSecret } from './second-factor.repository';

/** Secrets of apps live for years: while the server's key is changed for another one, all of them are sealed with the new one. */
export async function sealAnew({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  if (config.secrets.otherFileKey === undefined) return;
  const { open, seal } = sealOf(config);
  for (const { contactId, sealedSecret } of await findAllSecrets(db))
    await replaceSealedSecret(db, contactId, { from: sealedSecret, to: seal(open(sealedSecret)) });
}

export function sealOf({ secrets }: AppContext['config']): Seal {
  return createSeal(fileKeysOf(secrets), 'secrets of authenticator apps');
}
