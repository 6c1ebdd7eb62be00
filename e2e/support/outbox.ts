import { expect, type APIRequestContext } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PORTAL, type PortalPlace } from './portals';

interface Mail {
  readonly to: string;
  readonly link: string;
  readonly text: string;
}
/** Mails do not change; many tests look into one outbox. */
const read = new Map<string, Promise<Mail>>();

/** The mails to an address, oldest first; their links as paths of the portal. */
async function mailsIn(outbox: string, address: string): Promise<Mail[]> {
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).toSorted();
  const mails = await Promise.all(files.map((name) => readOnce(join(outbox, name))));
  return mails.filter(({ to }) => to === address.toLowerCase());
}

function readOnce(file: string): Promise<Mail> {
  const found = read.get(file) ?? readMail(file);
  read.set(file, found);
  return found;
}

async function readMail(file: string): Promise<Mail> {
  const mail = decoded((await readFile(file, 'utf8')).replace(/\r\n[ \t]/g, ' '));
  const link = /^X-Portal-Link:\s*(\S+)/im.exec(mail)?.[1] ?? '';
  const { pathname, search, hash } = new URL(link, 'http://portal');
  const to = /^To: <?([^>\s]*)/im.exec(mail)?.[1]?.toLowerCase() ?? '';
  return { to, link: pathname + search + hash, text: mail };
}

/** With the parts as text that are sent as base64: those that are not written in Latin letters. */
function decoded(mail: string): string {
  return mail.replace(
    /(^Content-Transfer-Encoding: base64\r\n(?:\S.*\r\n)*\r\n)([A-Za-z0-9+/=\r\n]+)/gim,
    (_, head: string, body: string) => head + Buffer.from(body, 'base64').toString('utf8'),
  );
}

/** Waits for so many mails to an address, and answers the link of the last. */
export async function linkOfMail(address: string, count = 1, portal = PORTAL): Promise<string> {
  return (await mailsTo(address, count, portal)).at(-1)?.link ?? '';
}

/** Waits for so many mails to an address, and answers all there are, oldest first. */
export async function mailsTo(
  address: string,
  count: number,
  { dataDir }: PortalPlace = PORTAL,
): Promise<readonly Mail[]> {
  let mails: Mail[] = [];
  await expect
    .poll(async () => (mails = await mailsIn(join(dataDir, 'outbox'), address).catch(() => [])).length, {
      message: `mails to ${address}`,
      intervals: [20, 50, 100],
    })
    .toBeGreaterThanOrEqual(count);
  return mails;
}

/** The token in the link of a mail: behind the #, which is sent to nobody. */
export const tokenOf = (link: string): string | undefined => link.split('#token=')[1];

/** Sets a password by the link of a mail. */
export async function setPassword(
  request: APIRequestContext,
  link: string,
  password: string,
): Promise<number> {
  const token = tokenOf(link);
  return (await request.put('/api/client/contact/setPassword', { data: { token, password } })).status();
}
