import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cohortOf, type Cohort } from '../../cohorts';
import type { ChangeOptions, ChangeResult, Delivery } from '../../operations';
import { PREVIEW_PARAMETER } from '../../feed';
import { NotYours, parseActivate, parsePlan, parsePreview, parseRetire, parseRollback } from './ops-requests';
import type { ChangeRequest, OpsChange, OpsPreview } from './ops.types';
import type { OpsSession } from './session-cookie';

/** What ops do from the page, by the same operations as the commands. `whoOf` names the person of a session. */
export function registerChangeRoutes(
  app: FastifyInstance,
  { delivery, cohorts: known }: { readonly delivery: Delivery; readonly cohorts: readonly Cohort[] },
  whoOf: (request: FastifyRequest) => OpsSession,
): void {
  const optionsOf = (
    request: FastifyRequest,
    { domain, seen, reason, force, again, unchecked, dryRun }: ChangeRequest,
  ): ChangeOptions => {
    const person = whoOf(request);
    checkMayChange(person, domain);
    return { ...{ who: person.name, why: reason, seen: seen ?? 0 }, ...{ force, again, unchecked, dryRun } };
  };
  app.post('/ops/api/activate', async (request): Promise<OpsChange> => {
    const change = parseActivate(request.body);
    const { domain, version, percent, plan, dryRun } = change;
    const cohort = change.for.length > 0 ? cohortOf(change.for, known) : undefined;
    const options = { ...optionsOf(request, change), ...(cohort && { cohort }) };
    const target = { domain, version };
    const result = plan
      ? await delivery.rollOut(target, { ...options, ...plan })
      : await delivery.activate([target], { ...options, percent });
    return toChange({ domain, version, percent }, dryRun, result);
  });
  app.post('/ops/api/plan', async (request): Promise<OpsChange> => {
    const change = parsePlan(request.body);
    const { domain, action, dryRun } = change;
    const result = await delivery.changePlan(domain, action, optionsOf(request, change));
    const [{ version = '' } = {}] = result.alreadyLive;
    return toChange({ domain, version, percent: 100 }, dryRun, result);
  });
  app.post('/ops/api/rollback', async (request): Promise<OpsChange> => {
    const change = parseRollback(request.body);
    const { domain, to, dryRun } = change;
    const options = { ...optionsOf(request, change), ...(to !== undefined && { version: to }) };
    const result = await delivery.rollback(domain, options);
    return toChange({ domain, version: to ?? '', percent: 100 }, dryRun, result);
  });
  app.post('/ops/api/retire', async (request): Promise<OpsChange> => {
    const change = parseRetire(request.body);
    const { domain, dryRun } = change;
    const result = await delivery.retire(domain, optionsOf(request, change));
    return toChange({ domain, version: '', percent: 100 }, dryRun, result);
  });
  app.post('/ops/api/preview', async (request): Promise<OpsPreview> => {
    const wanted = parsePreview(request.body);
    const { domain, version, hours } = wanted;
    const options = { ...optionsOf(request, wanted), hours };
    const { token, until, against } = await delivery.preview({ domain, version }, options);
    return { path: token === null ? null : `/?${PREVIEW_PARAMETER}=${token}`, until, against };
  });
}

/** @throws NotYours */
function checkMayChange({ name, domains }: OpsSession, domain: string): void {
  if (domains === null || domains.includes(domain)) return;
  throw new NotYours(`${name} may change ${domains.join(' and ')}, not ${domain}.`);
}

interface Wanted {
  readonly domain: string;
  readonly version: string;
  readonly percent: number;
}

function toChange(
  wanted: Wanted,
  dryRun: boolean,
  { changes, against, overrules, unproven = [], notes = [] }: ChangeResult,
): OpsChange {
  const [change] = changes;
  const rest = { dryRun, against, overrules, unproven, notes };
  if (!change) return { ...toNothing(wanted), ...rest };
  const { action, revision, domain, from, to, percent, cohort = null, plan = null } = change;
  return { action, revision, domain, from, to, percent, cohort, plan, ...rest };
}

/** Live already, in the same way. */
function toNothing({
  domain,
  version,
  percent,
}: Wanted): Omit<OpsChange, 'dryRun' | 'against' | 'overrules' | 'unproven' | 'notes'> {
  const live = { from: version, to: version, percent, cohort: null, plan: null };
  return { action: 'activate', revision: null, domain, ...live };
}
