/** What a phone number is written with. */
export const PHONE_PATTERN = '^[0-9+() -]*$';

const DOMAIN_LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/**
 * An email address as forms take it, in either case. The server takes these and some that are typing errors in practice: a
 * domain without a dot, a name in quotes, a number in place of a domain.
 */
export const EMAIL_PATTERN = `^[a-z0-9!#$%&'*+/=?^_\`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@(?:${DOMAIN_LABEL}\\.)+${DOMAIN_LABEL}$`;
