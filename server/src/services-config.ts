import { ConfigError, readText, readUrl, type Env } from './env';

/** How mail leaves: by SMTP, or into the outbox folder when there is no `smtpUrl`. */
export interface MailConfig {
  readonly smtpUrl: string | null;
  /** The sender, as 'name@host' or 'Name <name@host>'. */
  readonly mailFrom: string;
  /** Where the provider helps people, as 'name@host'; null: the portal names no address. */
  readonly supportEmail: string | null;
}

/** An S3-compatible object storage. */
export interface S3Config {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Where alarms are sent. */
export interface AlertWebhook {
  readonly url: string;
  /** Signs each notice; null: they are not signed. */
  readonly key: string | null;
}

const MIN_WEBHOOK_KEY = 24;
const DEFAULT_SENDER = 'Dental portal <portal@localhost>';
const ADDRESS = /^[^\s<>@]+@[^\s<>@]+$/;
const SENDER = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const DEFAULT_REGION = 'us-east-1';

/** @throws ConfigError when a sender or the support address is no address, or a sender is missing where mail really leaves. */
export function readMail(env: Env): MailConfig {
  const smtpUrl = readUrl(env, 'SMTP_URL', ['smtp', 'smtps']);
  const mailFrom = readText(env, 'MAIL_FROM');
  if (smtpUrl !== null && mailFrom === null)
    throw new ConfigError('MAIL_FROM must be set with SMTP_URL: the address that mails come from');
  if (mailFrom !== null && !SENDER.test(mailFrom))
    throw new ConfigError(`MAIL_FROM is no mail address: ${mailFrom}`);
  const supportEmail = readText(env, 'SUPPORT_EMAIL');
  if (supportEmail !== null && !ADDRESS.test(supportEmail))
    throw new ConfigError(`SUPPORT_EMAIL is no mail address: ${supportEmail}`);
  return { smtpUrl, mailFrom: mailFrom ?? DEFAULT_SENDER, supportEmail };
}

/** @throws ConfigError when a part of it is set and another one is missing. */
export function readS3(env: Env): S3Config | null {
  const names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
  if (names.every((name) => readText(env, name) === null)) return null;
  const need = (name: string): string => {
    const text = readText(env, name);
    if (text !== null) return text;
    throw new ConfigError(`${name} must be set too: object storage needs its bucket and both keys`);
  };
  const region = readText(env, 'S3_REGION') ?? DEFAULT_REGION;
  return {
    endpoint: readUrl(env, 'S3_ENDPOINT', ['http', 'https']) ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket: need('S3_BUCKET'),
    accessKey: need('S3_ACCESS_KEY'),
    secretKey: need('S3_SECRET_KEY'),
  };
}

/** @throws ConfigError when the address is none, or the key is short. */
export function readAlertWebhook(env: Env): AlertWebhook | null {
  const url = readUrl(env, 'ALERT_WEBHOOK', ['http', 'https']);
  const key = readText(env, 'ALERT_WEBHOOK_KEY');
  if (url === null) return null;
  if (key !== null && key.length < MIN_WEBHOOK_KEY)
    throw new ConfigError(`ALERT_WEBHOOK_KEY must have at least ${MIN_WEBHOOK_KEY} characters`);
  return { url, key };
}
