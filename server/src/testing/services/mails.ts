import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from '../test-server';
import { until } from '../until';

/** A mail as its reader's program takes it apart. */
export interface ReadMail {
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
  /** Where its button leads, without the portal's own address. */
  readonly path: string;
  /** The token in that path. */
  readonly token: string;
}

/** The mails in the outbox folder of a server, the oldest first. */
export async function readOutbox({ ctx }: TestServer): Promise<ReadMail[]> {
  const folder = join(ctx.config.filesDir, 'outbox');
  const names = await readdir(folder).catch((): string[] => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(files.map(async (name) => parseMail(await readFile(join(folder, name), 'latin1'))));
}

/** The mails to an address, once there are so many. */
export async function mailsTo(server: TestServer, email: string, atLeast = 1): Promise<ReadMail[]> {
  let found: ReadMail[] = [];
  await until(async () => {
    found = (await readOutbox(server)).filter(({ headers }) => headers.get('to') === email);
    return found.length >= atLeast;
  });
  return found;
}

/** The newest mail to an address, once there are so many. */
export async function lastMailTo(server: TestServer, email: string, atLeast = 1): Promise<ReadMail> {
  const mail = (await mailsTo(server, email, atLeast)).at(-1);
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail;
}

/** @param raw the bytes of a mail, as Latin-1 text */
export function parseMail(raw: string): ReadMail {
  const { headers, body } = splitHead(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = body.split(`--${boundary}`).slice(1, -1).map(readPart);
  const text = parts.find(({ type }) => type.startsWith('text/plain'))?.content ?? '';
  const html = parts.find(({ type }) => type.startsWith('text/html'))?.content ?? '';
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  const url = link === undefined ? null : new URL(link);
  return {
    headers,
    text,
    html,
    path: url ? url.pathname + url.search + url.hash : '',
    token: url?.hash.split('token=')[1] ?? '',
  };
}

function splitHead(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { headers: new Map(headers), body: raw.slice(end + 4) };
}

function readPart(part: string): { type: string; content: string } {
  const { headers, body } = splitHead(part.replace(/^\r\n/, ''));
  const bytes = decode(body, headers.get('content-transfer-encoding') ?? '7bit');
  return {
    type: headers.get('content-type') ?? '',
    content: bytes.toString('utf8').replaceAll('\r\n', '\n'),
  };
}

function decode(text: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(text, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(text, 'latin1');
  return Buffer.from(unquote(text.replaceAll('=\r\n', '')), 'latin1');
}

function unquote(text: string): string {
  return text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** RFC 2047; words that stand side by side are one text. */
function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('latin1')
        : unquote(text.replaceAll('_', ' ')),
    )
    .replace(/[\x80-\xff]+.*/s, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
}
