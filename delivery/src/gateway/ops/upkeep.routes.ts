import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DeliveryError } from '../../errors';
import type { Stores } from '../../data-folder';
import { repair, repairSentence, storedBytes, type Delivery } from '../../operations';
import { NotYours, parsePrune, parseUpkeep } from './ops-requests';
import type { OpsPrune, OpsRepair } from './ops.types';
import type { OpsSession } from './session-cookie';

interface UpkeepParts {
  readonly delivery: Delivery;
  readonly stores: Stores;
}

/** What is done to the feed as a whole: by those whose token is for all domains. */
export function registerUpkeepRoutes(
  app: FastifyInstance,
  { delivery, stores }: UpkeepParts,
  whoOf: (request: FastifyRequest) => OpsSession,
): void {
  app.post('/ops/api/prune', async (request): Promise<OpsPrune> => {
    const { keep, days, seen, reason: why, dryRun } = parsePrune(request.body);
    const who = nameOf(whoOf(request));
    const { revision } = (await delivery.live()) ?? {};
    if (!dryRun && revision !== seen)
      throw new DeliveryError(
        'liveChanged',
        `The list was of revision ${seen}, live is ${revision}: look again.`,
      );
    const { removed, kept } = await delivery.prune({ keep, days }, { who, why, dryRun });
    const listed = removed.map((release) => ({
      ...{ name: `${release.domain}@${release.version}`, builtAt: release.builtAt },
      bytes: storedBytes(release),
    }));
    return { removed: listed, kept, dryRun };
  });
  app.post('/ops/api/repair', async (request): Promise<OpsRepair> => {
    const { reason: why, dryRun } = parseUpkeep(request.body);
    const who = nameOf(whoOf(request));
    const { feed, keysDir } = stores;
    const result = await repair({ feed, keysDir, now: () => new Date() }, { who, why }, dryRun);
    return {
      done: result.source === null ? null : repairSentence(result, dryRun),
      lost: result.lost,
      dryRun,
    };
  });
}

/** @throws NotYours */
function nameOf({ name, domains }: OpsSession): string {
  if (domains === null) return name;
  throw new NotYours(`${name} may change ${domains.join(' and ')}, and this touches all domains.`);
}
