import { atEndOfTest } from '@portal/shared/testing';

/** Makes the page as narrow as a phone's for one test. */
export function onPhone(): void {
  matchMediaOf('max-width');
}

/** Makes the page wide enough for a column beside a case for one test. */
export function onWideScreen(): void {
  matchMediaOf('min-width');
}

function matchMediaOf(feature: string): void {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes(feature) });
  atEndOfTest(() => {
    globalThis.matchMedia = matchMedia;
  });
}
