/** Where the links of mails lead. */
export const MAIL_PATHS = ['/set-password', '/accept-invitation'];

/** Without navigation and toolbar, and for who is not signed in (specification § 2, SH-04). */
export const GUEST_PATHS = ['/login', '/forget-password', ...MAIL_PATHS];
