const KEY = 'portal.session.returnTo';

/** Remembers the address a person wanted before they had to sign in (SH-05); one per tab. */
export function rememberPath({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): void {
  sessionStorage.setItem(KEY, pathname + search + hash);
}

/** The remembered address, once. One that a browser would read as another host's (`//host/…`) is none of the portal's. */
export function takeRememberedPath(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path !== null && /^\/(?![\\/])/.test(path) ? path : null;
}
