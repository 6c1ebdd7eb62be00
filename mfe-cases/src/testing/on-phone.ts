/** Makes the page as narrow as a phone's for one test. */
export function onPhone(): void {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width') });
  restore.push(() => {
    globalThis.matchMedia = matchMedia;
  });
}

const restore: (() => void)[] = [];
afterEach(() => {
  for (const undo of restore.splice(0)) undo();
});
