const MOST_FRAMES = 12;
/** A function's name, then an address in a release with line and column: as Chrome and as Firefox and Safari write it. */
const FRAME =
  /^\s*(?:at )?(.*?)[@( ]*https?:\/\/[^/]+\/releases\/([a-z][a-z0-9-]*)\/([^/]+)\/([\w./-]+)[^:]*:(\d+):(\d+)\)?$/;
const NAME = /^(?:async |new )?([\w$.<>#]{0,60})$/;

/**
 * The frames of an error that lie in releases, innermost first, as `function domain/version/file:line:column`. Nothing else of a
 * stack leaves the browser: neither the message in its first line nor other addresses.
 */
export function framesOf(error: unknown): readonly string[] {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines.flatMap((line) => frameOf(line) ?? []).slice(0, MOST_FRAMES);
}

function frameOf(line: string): string | null {
  const [, name = '', domain, version = '', file, row, column] = FRAME.exec(line) ?? [];
  if (domain === undefined) return null;
  const [, known = ''] = NAME.exec(name) ?? [];
  return `${known} ${domain}/${decodeURIComponent(version)}/${file}:${row}:${column}`;
}

/** A word of the portal's addresses; everything else of a path may be an id or a name. */
const WORD = /^[a-z][a-z-]{0,24}$/;
const ROUTE_LENGTH = 120;

/** The path of a page with `:id` in place of all that is not a word of the portal, and without its query. */
export function routeOf(path: string): string {
  const parts = path.split('/').map((part) => (part === '' || WORD.test(part) ? part : ':id'));
  return parts.join('/').slice(0, ROUTE_LENGTH);
}
