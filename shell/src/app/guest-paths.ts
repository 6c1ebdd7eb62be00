import { PAGES } from '@portal/shared/contract';
/** Where the links of mails lead. */
export const MAIL_PATHS = [PAGES.setPassword, PAGES.acceptInvitation];

/** Without navigation and toolbar, and for who is not signed in (specification § 2, SH-04). */
export const GUEST_PATHS = [PAGES.login, PAGES.forgetPassword, ...MAIL_PATHS];
