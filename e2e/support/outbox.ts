import { expect, type APIRequestContext } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PORTAL } from './portals';

interface Mail {
  readonly to: string;
  readonly link: string;
}
/** Mails do not change; many tests look into one outbox. */
const read = new Map<string, Promise<Mail>>();

/** Links of the mails to an address, oldest first, as paths of the portal. */
async function linksTo(address: string, outbox: string): Promise<string[]> {
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).toSorted();
  const mails = await Promise.all(files.map((name) => readOnce(join(outbox, name))));
  return mails.filter(({ to }) => to === address.toLowerCase()).map(({ link }) => link);
}

function readOnce(file: string): Promise<Mail> {
  const found = read.get(file) ?? readMail(file);
  read.set(file, found);
  return found;
}

async function readMail(file: string): Promise<Mail> {
  const mail = (await readFile(file, 'utf8')).replace(/\r\n[ \t]/g, ' ');
  const link = /^X-Portal-Link:\s*(\S+)/im.exec(mail)?.[1] ?? '';
  const { pathname, search } = new URL(link, 'http://portal');
  return { to: /^To: <?([^>\s]*)/im.exec(mail)?.[1]?.toLowerCase() ?? '', link: pathname + search };
}

/** Waits for so many mails to an address, and answers the link of the last. */
export async function linkOfMail(address: string, count = 1, { dataDir } = PORTAL): Promise<string> {
  let links: string[] = [];
  await expect
    .poll(async () => (links = await linksTo(address, join(dataDir, 'outbox')).catch(() => [])).length, {
      message: `mails to ${address}`,
      intervals: [20, 50, 100],
    })
    .toBeGreaterThanOrEqual(count);
  return links.at(-1) ?? '';
}

/** Sets a password by the link of a mail. */
export async function setPassword(
  request: APIRequestContext,
  link: string,
  password: string,
): Promise<number> {
  const token = new URL(link, 'http://portal').searchParams.get('token');
  return (await request.put('/api/client/contact/setPassword', { data: { token, password } })).status();
}
