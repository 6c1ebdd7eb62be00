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

/** The remembered address, or null where there is none of the portal. */
export function rememberedPath(): string | null {
  return pathOf(sessionStorage.getItem(KEY));
}

/** Returns the remembered address and forgets it. Refuses one that browsers read as another host (`//host/…`). */
export function takeRememberedPath(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return pathOf(path);
}

function pathOf(path: string | null): string | null {
  return path !== null && /^\/(?![\\/])/.test(path) ? path : null;
}
