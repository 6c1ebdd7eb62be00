export type { Mail, MailData, Mailer, MailTemplate } from './mail';
export { mailModule } from './mail-worker';
export { createMailer } from './mailer';
