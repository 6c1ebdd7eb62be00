/** The hashes of the release's files by their names, in the runtime of a build for production. */
declare const __webpack_require__: { readonly integrity?: Readonly<Record<string, string>> } | undefined;

/**
 * A worker of a file of the release, checked by its hash as every other script is; browsers check none of workers. It starts from the
 * bytes that were checked, so a remote that is served from another origin has workers, too.
 *
 * The build makes a file of what `new CheckedWorker(new URL(…))` names, as it does for the browser's own constructor.
 */
export class CheckedWorker {
  constructor(private readonly url: URL) {}

  /** @throws TypeError when the file does not come, or is another one */
  async start(): Promise<Worker> {
    const answer = await fetch(this.url, { integrity: integrityOf(this.url) });
    if (!answer.ok) throw new TypeError(`${this.url.pathname} answered ${String(answer.status)}`);
    const bytes = await answer.arrayBuffer();
    const script = URL.createObjectURL(new Blob([bytes], { type: 'text/javascript' }));
    const worker = new Worker(script);
    // Not before it has been read.
    worker.addEventListener('message', () => URL.revokeObjectURL(script), { once: true });
    return worker;
  }
}

/** A file whose hash is not known is refused like a wrong one; a build for development knows none. */
function integrityOf({ pathname }: URL): string {
  const known = typeof __webpack_require__ === 'undefined' ? undefined : __webpack_require__.integrity;
  return known ? (known[pathname.slice(pathname.lastIndexOf('/') + 1)] ?? 'sha384-unknown') : '';
}
