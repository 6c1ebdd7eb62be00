/**
 * Signs in to the ops page's calls.
 * @param {string} origin of the portal
 * @param {string} token
 */
export async function openOps(origin, token) {
  const call = async (path, init) => {
    const headers = { 'content-type': 'application/json', origin, ...init.headers };
    const answer = await fetch(`${origin}/ops/api/${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const login = await call('session', {
    method: 'POST',
    body: JSON.stringify({ token, name: 'benchmark' }),
  });
  const headers = { cookie: login.headers.get('set-cookie').split(';')[0] };
  return {
    /** Looks at what is live, and answers what takes a domain back to what was live before. */
    prepareRollback: async (domain) => {
      const { revision } = await (await call('state', { headers })).json();
      const how = { reason: 'benchmark', force: false, again: false, unchecked: false, dryRun: false };
      const body = JSON.stringify({ domain, seen: revision, ...how });
      return () => call('rollback', { method: 'POST', headers, body });
    },
  };
}
