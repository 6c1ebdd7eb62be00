import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ChangeResult, Delivery } from '../../operations';
import { parseActivate, parseRollback } from './ops-requests';
import type { OpsChange } from './ops.types';

/** What ops do from the page, by the same operations as the commands. `whoOf` names the person of a session. */
export function registerChangeRoutes(
  app: FastifyInstance,
  delivery: Delivery,
  whoOf: (request: FastifyRequest) => string,
): void {
  app.post('/ops/api/activate', async (request): Promise<OpsChange> => {
    const { domain, version, percent, reason, force, dryRun } = parseActivate(request.body);
    const author = { who: whoOf(request), why: reason };
    // A shell goes to all, and a percentage of it would be refused.
    const options = { ...author, force, dryRun, ...(domain !== 'shell' && { percent }) };
    const result = await delivery.activate([{ domain, version }], options);
    return toChange({ domain, version, percent }, dryRun, result);
  });
  app.post('/ops/api/rollback', async (request): Promise<OpsChange> => {
    const { domain, to, reason, force, dryRun } = parseRollback(request.body);
    const author = { who: whoOf(request), why: reason };
    const options = { ...author, force, dryRun, ...(to !== undefined && { version: to }) };
    const result = await delivery.rollback(domain, options);
    return toChange({ domain, version: to ?? '', percent: 100 }, dryRun, result);
  });
}

interface Wanted {
  readonly domain: string;
  readonly version: string;
  readonly percent: number;
}

function toChange(wanted: Wanted, dryRun: boolean, { changes, against }: ChangeResult): OpsChange {
  const [change] = changes;
  if (!change) return { ...toNothing(wanted), dryRun, against };
  const { revision, domain, from, to, percent } = change;
  return { revision, domain, from, to, percent, dryRun, against };
}

/** Live already, in the same way. */
function toNothing({ domain, version, percent }: Wanted): Omit<OpsChange, 'dryRun' | 'against'> {
  return { revision: null, domain, from: version, to: version, percent };
}
