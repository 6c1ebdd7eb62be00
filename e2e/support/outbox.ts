import { expect } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PORTAL } from './portals';

const OUTBOX = join(PORTAL.dataDir, 'outbox');

/** Links of the mails to an address, oldest first, as paths of the portal. */
async function linksTo(address: string): Promise<string[]> {
  const names = (await readdir(OUTBOX)).filter((name) => name.endsWith('.eml')).toSorted();
  const mails = await Promise.all(names.map((name) => readFile(join(OUTBOX, name), 'utf8')));
  return mails
    .map((mail) => mail.replace(/\r\n[ \t]/g, ' '))
    .filter((mail) => new RegExp(`^To: <?${address}>?\\s*$`, 'im').test(mail))
    .map((mail) => new URL(/^X-Portal-Link:\s*(\S+)/im.exec(mail)?.[1] ?? ''))
    .map(({ pathname, search }) => pathname + search);
}

/** Waits for so many mails to an address, and answers the link of the last. */
export async function linkOfMail(address: string, count = 1): Promise<string> {
  let links: string[] = [];
  await expect
    .poll(async () => (links = await linksTo(address).catch(() => [])).length, `mails to ${address}`)
    .toBeGreaterThanOrEqual(count);
  return links.at(-1) ?? '';
}
