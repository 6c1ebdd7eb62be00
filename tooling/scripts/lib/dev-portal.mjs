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
 * What is printed when the first build is there: an address with the shell from source, where a saved file is on the page at once,
 * and for each remote a link into the portal's own pages, which are loaded anew after each change.
 * @param {{ ids: readonly string[], portal: string, port: number, trouble: string | undefined }} served
 */
export function devLinks({ ids, portal, port, trouble }) {
  const links = ids.filter((id) => id !== 'shell').map((id) => `  ${overrideLink(portal, id, port)}`);
  return [
    `\nOpen http://localhost:${port}/`,
    `There ${ids.join(', ')} come from source, all else from ${portal}. A saved file is on the page at once. Stop: Ctrl-C`,
    ...(links.length > 0
      ? ['', `Or a remote inside ${portal} itself, for your browser alone:`, ...links]
      : []),
    ...(trouble ? [`But: ${trouble}`] : []),
    ...(portal.startsWith('https:')
      ? ['If the browser asks whether the portal may reach devices on your network: allow it.']
      : []),
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
    return `${portal} lets none of its own pages load a remote from this machine: it has to run with ALLOW_OVERRIDES=1.`;
  } catch {
    return `${portal} does not answer. On this machine: npm start. Elsewhere: PORTAL_URL names it.`;
  }
}
