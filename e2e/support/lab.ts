import { expect, type APIRequestContext } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PORTAL_DATA } from './processes';

/** Writes in a case's chat as the lab does, by the provider's call. */
export async function writeAsLab(request: APIRequestContext, room: string, message: string): Promise<void> {
  const secrets = JSON.parse(await readFile(join(PORTAL_DATA, 'service.json'), 'utf8')) as {
    providerToken: string;
  };
  const response = await request.post('/api/provider/chat', {
    headers: { authorization: `Bearer ${secrets.providerToken}` },
    data: { room, message },
  });
  expect(response.ok(), await response.text()).toBe(true);
}
