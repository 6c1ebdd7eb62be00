import type { Locale } from '@portal/shared/contract';
import { ar } from './ar';
import { en } from './en';
import type { MailTexts } from './mail-text';
import { tr } from './tr';

export const MAIL_TEXTS: Readonly<Record<Locale, MailTexts>> = { en, tr, ar };
export { PRODUCT_NAME, type MailText, type MailTexts } from './mail-text';
