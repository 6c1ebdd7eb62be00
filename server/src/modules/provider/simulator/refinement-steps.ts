import { PortalError } from '@portal/shared/errors';
import { listAskedRefinements } from '../../order/refinement.repository';
import { acceptRefinement } from '../../order/refinement-request.service';
import type { SimulatorContext } from './simulator';
import type { Span } from './simulator.repository';

/** Takes up each refinement that a clinic has asked for within a span. */
export async function takeUpRefinements(ctx: SimulatorContext, { after, until }: Span): Promise<void> {
  for (const { row } of await listAskedRefinements(ctx.db)) {
    if (row.createdAt <= after || row.createdAt > until) continue;
    try {
      await acceptRefinement(ctx, row.uuid);
    } catch (error) {
      // Somebody was quicker, or the case is being made again: then it waits.
      if (error instanceof PortalError && error.status === 409) continue;
      ctx.log.error(
        { err: error, refinementUuid: row.uuid },
        'the simulated provider could not take up a refinement',
      );
    }
  }
}
