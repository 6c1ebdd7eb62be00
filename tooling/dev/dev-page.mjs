const FEED_IN_HEAD = /<meta name="portal-feed[^>]*>/g;
const FEED_IN_BODY = /<script type="application\/json" id="portal-feed">.*?<\/script>/s;

/**
 * The page of a portal with the shell from source in place of its release: feed and keys stay the portal's.
 * @param {string} page as the portal serves it
 * @param {{ template: string, scripts: readonly string[], styles: readonly string[] }} shell
 * @param {{ portal: string, served: readonly { id: string, url: string }[] }} source
 * @returns {string | null} null where the page is not the shell's
 */
export function devPage(page, { template, scripts, styles }, { portal, served }) {
  const [feed] = FEED_IN_BODY.exec(page) ?? [];
  const shell = served.find(({ id }) => id === 'shell');
  if (feed === undefined || !shell) return null;
  const head = [
    ...(page.match(FEED_IN_HEAD) ?? []),
    `<meta name="portal-overrides" content="${served.map(({ id, url }) => `${id}@${url}`).join(' ')}">`,
    `<meta name="portal-released" content="${portal}">`,
    ...styles.map((file) => `<link rel="stylesheet" href="${shell.url}${file}">`),
  ];
  const body = [feed, ...scripts.map((file) => `<script defer src="${shell.url}${file}"></script>`)];
  // As functions: a `$` in the text must not be taken for a replacement pattern.
  return template
    .replace('<!--portal:head-->', () => head.join('\n'))
    .replace('<!--portal:body-->', () => body.join('\n'));
}
