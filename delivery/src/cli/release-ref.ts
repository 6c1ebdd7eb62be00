import type { ReleaseRef } from '../operations';
import { UsageError } from './command';

/** Reads `<domain>@<version>`. Throws a UsageError. */
export function parseRef(text: string): ReleaseRef {
  const [domain, version, ...rest] = text.split('@');
  if (!domain || !version || rest.length > 0) throw new UsageError(`'${text}' is not <domain>@<version>`);
  return { domain, version };
}
