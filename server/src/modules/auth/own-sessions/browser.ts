import Bowser from 'bowser';

/** A browser in plain words, 'Chrome' on 'Windows'; null for what its description does not say. */
export function browserOf(userAgent: string | null): { browser: string | null; system: string | null } {
  if (userAgent === null || userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
