import type { KeptListPreferences } from '../contract';
import type { Served, ServedRequest } from './serve-calls';

const NOTHING: KeptListPreferences = { columns: null, density: null, views: [], version: 0 };

/** A server that keeps how a person wants lists to look: the calls to serve, and by list what is kept. */
export function keepPreferences(): { served: Served; kept: Map<string, KeptListPreferences> } {
  const kept = new Map<string, KeptListPreferences>();
  const of = ({ params }: ServedRequest) => kept.get(params['list'] ?? '') ?? NOTHING;
  const put = (request: ServedRequest): KeptListPreferences | Response => {
    const { version, ...value } = request.body as KeptListPreferences;
    if (version !== of(request).version)
      return Response.json({ code: 'conflict', message: 'Changed elsewhere' }, { status: 409 });
    const next = { ...value, version: version + 1 };
    kept.set(request.params['list'] ?? '', next);
    return next;
  };
  return {
    served: {
      'GET /contact/me/preferences/{list}': of,
      'PUT /contact/me/preferences/{list}': put,
    },
    kept,
  };
}
