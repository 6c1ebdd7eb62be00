import { PlainError } from './workspace.mjs';

const LIMIT_MS = 10_000;

/**
 * The portal whose pages are to load a remote from this machine.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} its origin
 */
export function portalOf({ PORTAL_URL, PORT }) {
  if (!PORTAL_URL) return `http://localhost:${PORT ?? 8080}`;
  if (URL.canParse(PORTAL_URL) && /^https?:$/.test(new URL(PORTAL_URL).protocol))
    return new URL(PORTAL_URL).origin;
  throw new PlainError(
    `PORTAL_URL is '${PORTAL_URL}', which is not an address as https://staging.clinic.example`,
  );
}

/**
 * What is printed when the first build is there.
 * @param {{ sources: readonly { id: string }[], portal: string, port: number, trouble: string | undefined }} served
 */
export function devLinks({ sources, portal, port, trouble }) {
  const origin = `http://localhost:${port}`;
  const names = sources.map(({ id }) => id);
  const remotes = names.filter((id) => id !== 'shell');
  return [
    `\nOpen ${origin}/`,
    `There ${names.join(', ')} come from source, all else from ${portal}. A saved file is on the page at once. Stop: Ctrl-C`,
    ...(trouble ? [`But: ${trouble}`] : []),
    ...(remotes.length > 0
      ? [`\nOr inside the pages of ${portal}, which your browser alone will load anew after each change:`]
      : []),
    ...remotes.map((id) => `  ${overrideLink(portal, id, port)}`),
  ].join('\n');
}

/**
 * The link that brings a remote of this machine into the portal's own pages, for the browser that opens it.
 * @param {string} portal
 * @param {string} domain
 * @param {number} port on which this machine serves the remote
 */
export function overrideLink(portal, domain, port) {
  return `${portal}/?portal-override=${domain}@http://localhost:${port}/portal-dev/${domain}/`;
}

/**
 * What would keep the link from working, in plain words; undefined when nothing does.
 * @param {string} portal
 */
export async function troubleWith(portal) {
  try {
    const answer = await fetch(`${portal}/`, {
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: { accept: 'text/html' },
    });
    await answer.body?.cancel();
    if (!answer.ok) return `${portal} answers ${answer.status}.`;
    const policy = answer.headers.get('content-security-policy') ?? '';
    if (policy === '' || policy.includes('http://localhost:*')) return undefined;
    return `${portal} lets no page load a remote from this machine: it has to run with ALLOW_OVERRIDES=1.`;
  } catch {
    return `${portal} does not answer. On this machine: npm start. Elsewhere: PORTAL_URL names it.`;
  }
}
