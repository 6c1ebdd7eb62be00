import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFileError } from '../../errors';
import { writeFlushed } from '../../files';
import type { GatewayConfig } from '../config';

/** The token that opens the ops page, or null when there is no ops page. A demo makes its own, readable by this account alone. */
export async function openOpsToken({
  opsToken,
  dataDir,
}: Pick<GatewayConfig, 'opsToken' | 'dataDir'>): Promise<string | null> {
  if (opsToken !== 'make') return opsToken;
  const file = join(dataDir, 'delivery', 'ops-token');
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFlushed(file, `${randomBytes(24).toString('base64url')}\n`, 0o600);
  } catch (error) {
    if (!isFileError(error, 'EEXIST')) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
