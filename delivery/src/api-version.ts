import { isJsonObject } from './json';

const LIMIT_MS = 2_000;

/** Asks an API server for the version of the calls it answers; null when it does not answer, or does not say. */
export async function askApiVersion(apiUrl: string): Promise<string | null> {
  try {
    const answer = await fetch(`${apiUrl}/api/version`, { signal: AbortSignal.timeout(LIMIT_MS) });
    const body: unknown = await answer.json();
    return isJsonObject(body) && typeof body['version'] === 'string' ? body['version'] : null;
  } catch {
    return null;
  }
}
