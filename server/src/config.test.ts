import { ConfigError, readSettings } from './config';
import type { Env } from './env';

const messageOf = (env: Env): string => {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  return '';
};

describe('the settings of services', () => {
  it('are none by default, and what is set to nothing or to `none` is not set', () => {
    const none = {
      databaseUrl: null,
      redisUrl: null,
      smtpUrl: null,
      s3: null,
      databasePool: 10,
      stopDelayMs: 0,
    };
    expect(readSettings({})).toMatchObject(none);
    const blank = {
      DATABASE_URL: '',
      REDIS_URL: ' ',
      SMTP_URL: '',
      MAIL_FROM: '',
      DATABASE_POOL: '',
      S3_BUCKET: '',
    };
    expect(readSettings(blank)).toMatchObject(none);
    const declined = { DATABASE_URL: 'none', PUBLIC_URL: 'none', SMTP_URL: 'none' };
    expect(readSettings(declined)).toMatchObject({ ...none, publicUrl: 'http://localhost:8080' });
  });

  it('open the API document in a demo, and elsewhere only where that is said', () => {
    const isOpen = (env: Env) => readSettings(env).isDocumentOpen;
    expect([isOpen({}), isOpen({ DEMO: '1' }), isOpen({ API_DOCUMENT: 'open' })]).toEqual([
      false,
      true,
      true,
    ]);
    expect(isOpen({ DEMO: '1', API_DOCUMENT: 'provider' })).toBe(false);
    expect(messageOf({ API_DOCUMENT: 'yes' })).toMatch(/API_DOCUMENT/);
  });

  it('are read', () => {
    const env = {
      DATABASE_URL: 'postgres://portal:secret@db:5432/portal',
      DATABASE_POOL: '40',
      REDIS_URL: 'rediss://cache:6380',
      PUBLIC_URL: 'https://portal.example.com/',
      SMTP_URL: 'smtp://mail:25',
      MAIL_FROM: 'Portal <portal@example.com>',
      SUPPORT_EMAIL: 'help@lab.example',
      S3_ENDPOINT: 'http://minio:9000',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
      PUBLIC_CALLS_A_MINUTE: '30',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,::1',
      STOP_DELAY_SECONDS: '5',
    };
    expect(readSettings(env)).toMatchObject({
      databaseUrl: env.DATABASE_URL,
      databasePool: 40,
      redisUrl: env.REDIS_URL,
      publicUrl: 'https://portal.example.com',
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      supportEmail: 'help@lab.example',
      s3: {
        endpoint: env.S3_ENDPOINT,
        region: 'us-east-1',
        bucket: 'files',
        accessKey: 'key',
        secretKey: 'secret',
      },
      publicCallsAMinute: 30,
      trustedProxies: ['loopback', '10.0.0.0/8', '::1'],
      stopDelayMs: 5_000,
    });
  });

  it('know where links lead and where Amazon is', () => {
    expect(readSettings({}).publicUrl).toBe('http://localhost:8080');
    expect(readSettings({ PORT: '9000', API_PORT: '9100' })).toMatchObject({
      publicUrl: 'http://localhost:9000',
      port: 9100,
    });
    const keys = { S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's', S3_REGION: 'eu-central-1' };
    expect(readSettings(keys).s3?.endpoint).toBe('https://s3.eu-central-1.amazonaws.com');
  });

  it.each<[Env, RegExp]>([
    [{ DATABASE_URL: 'mysql://db/portal' }, /^DATABASE_URL .*postgres:\/\/ or postgresql:\/\//],
    [{ DATABASE_URL: 'portal' }, /^DATABASE_URL /],
    [{ DATABASE_POOL: '1' }, /^DATABASE_POOL .*from 2 to 500/],
    [{ DATABASE_POOL: 'many' }, /^DATABASE_POOL .*many/],
    [{ REDIS_URL: 'http://cache' }, /^REDIS_URL /],
    [{ PUBLIC_URL: 'portal.example.com' }, /^PUBLIC_URL .*http/],
    [{ SMTP_URL: 'smtp://mail:25' }, /^MAIL_FROM must be set/],
    [{ MAIL_FROM: 'the portal' }, /^MAIL_FROM is no mail address/],
    [{ MAIL_FROM: 'a@b\nbcc: c@d' }, /^MAIL_FROM /],
    [{ SUPPORT_EMAIL: 'Help <help@lab.example>' }, /^SUPPORT_EMAIL is no mail address/],
    [{ S3_BUCKET: 'files' }, /^S3_ACCESS_KEY must be set too/],
    [{ S3_ENDPOINT: 'http://minio:9000' }, /^S3_BUCKET must be set too/],
    [{ S3_ENDPOINT: 'minio', S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' }, /^S3_ENDPOINT /],
    [{ API_PORT: '70000' }, /^API_PORT .*65535/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL /],
    [{ PUBLIC_CALLS_A_MINUTE: '0' }, /^PUBLIC_CALLS_A_MINUTE /],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, nobody' }, /^TRUSTED_PROXIES .*not nobody/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES /],
    [{ STOP_DELAY_SECONDS: '-1' }, /^STOP_DELAY_SECONDS /],
  ])('are refused when they are impossible: %j', (env, message) => {
    expect(messageOf(env)).toMatch(message);
  });

  it('never repeat an address, which may hold a password', () => {
    expect(messageOf({ DATABASE_URL: 'mysql://user:geheim@db' })).not.toMatch(/geheim/);
  });
});
