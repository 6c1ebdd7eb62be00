import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from '../../config';
import type { RenderedMail } from './render-mail';

export interface OutgoingMail extends RenderedMail {
  /** The same with every try, so that a reader's program knows a second copy. */
  readonly uuid: string;
  readonly to: string;
  readonly createdAt: Date;
}

export interface MailTransport {
  /** @throws Error when the mail was not taken. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Folder of the data folder into which mails go when no SMTP server is set. */
export const OUTBOX = 'outbox';
const CONNECT_LIMIT_MS = 10_000;
const ANSWER_LIMIT_MS = 30_000;

export function createMailTransport(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'filesDir'>,
): MailTransport {
  const { smtpUrl, mailFrom } = config;
  return smtpUrl === null
    ? createFolderTransport(mailFrom, join(config.filesDir, OUTBOX))
    : createSmtpTransport(mailFrom, smtpUrl);
}

/**
 * What says that an address is wrong, wherever it stands in the answer (RFC 3463). A bare 550 may as well be about the sender or the
 * mail server's own settings, which somebody puts right.
 */
const WRONG_ADDRESS = /\b5\.1\.(?:1|2|3|6|10)\b/;

/** Whether a mail was refused since there is no such receiver: another try would be refused as well. */
export function hasNoReceiver(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, response }: SMTPConnection.SMTPError = error;
  return command === 'RCPT TO' && WRONG_ADDRESS.test(response ?? '');
}

function createSmtpTransport(from: string, url: string): MailTransport {
  const transport = createTransport({
    url,
    // A mail holds links that set passwords. What the address asks for wins: `?requireTLS=false` for a server of one's own.
    requireTLS: !/[?&]requireTLS=false\b/i.test(url),
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: ANSWER_LIMIT_MS,
  });
  return {
    send: async (mail) => void (await transport.sendMail(toMessage(mail, from))),
    close: () => transport.close(),
  };
}

/** A file a mail, in the order of their names; as private as the links in them. */
function createFolderTransport(from: string, folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const message = toMessage(mail, from);
      // A person reads the file as it is, where the encoding breaks long lines: the link stands whole in a header.
      const { message: bytes } = await transport.sendMail({
        ...message,
        headers: { ...message.headers, 'X-Portal-Link': mail.link },
      });
      if (!Buffer.isBuffer(bytes)) throw new Error('The mail was not put together');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.uuid}.eml`;
      const draft = join(folder, `.${name}.${process.pid}`);
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, join(folder, name));
    },
    close: () => transport.close(),
  };
}

function toMessage(mail: OutgoingMail, from: string): SendMailOptions & { headers: Record<string, string> } {
  const { uuid, to, subject, text, html, locale, createdAt } = mail;
  return {
    from,
    // As an object it is one address, whatever is in it.
    to: { name: '', address: to },
    subject,
    text,
    html,
    date: createdAt,
    messageId: `<${uuid}@${hostOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function hostOf(sender: string): string {
  return /@([^\s<>@]+?)>?$/.exec(sender.trim())?.[1] ?? 'localhost';
}
