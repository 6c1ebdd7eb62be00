/**
 * What production is asked for before it starts, and an example of it for whoever has to write it; all other settings have
 * defaults and stand in the README. `declined` is what happens when it is set to `none`; what has no such text cannot be declined.
 */
export const NEEDED_SETTINGS = {
  DATA_DIR: {
    purpose: 'The folder of all that outlives an update, as an absolute path',
    example: '/var/lib/portal',
  },
  DATABASE_URL: {
    purpose: 'PostgreSQL 15 or newer, where companies, people and cases are kept',
    example: 'postgres://portal:password@127.0.0.1:5432/portal',
    declined: 'the embedded database in DATA_DIR, for one server alone',
  },
  PUBLIC_URL: {
    purpose: 'The address at which people reach the portal, for links in mails and for passkeys',
    example: 'https://portal.example.com',
    declined: 'http://localhost, for trying it out on this machine',
  },
  SMTP_URL: {
    purpose: 'The mail server that sends invitations and links for passwords; MAIL_FROM goes with it',
    example: 'smtps://user:password@mail.example.com',
    declined: 'nobody gets a mail: they are put into outbox/ of DATA_DIR',
  },
  PROVIDER_TOKEN: {
    purpose: 'The secret by which programs of the provider make their calls',
    example: '<what `openssl rand -hex 32` prints>',
  },
  FILE_KEY: {
    purpose: 'The secret that signs addresses of files and seals what waits to be sent',
    example: '<what `openssl rand -hex 32` prints>',
  },
} as const;
