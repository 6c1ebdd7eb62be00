const DOMAIN = /^[a-z][a-z0-9-]{0,39}$/;
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+_-]{0,99}$/;

/** Names become folder names and parts of addresses, so they are checked before either is built. */
export function isDomainName(value: string): boolean {
  return DOMAIN.test(value);
}

export function isVersionName(value: string): boolean {
  return VERSION.test(value) && !value.includes('..');
}
