import type { RequestStatus } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import { moveRequestAsProvider } from '../provider-request.service';
import type { SimulatorContext } from './simulator';
import type { Span } from './simulator.repository';
import { findWaitingRequests, type WaitingRequest } from './waiting-requests.repository';
import { makeUpWay } from './way';

type Step = (ctx: SimulatorContext, waiting: WaitingRequest) => Promise<unknown>;

const move =
  (action: 'impressionsReceived' | 'startMfg'): Step =>
  (ctx, { uuid }) =>
    moveRequestAsProvider(ctx, uuid, { action });

/** What the provider does with a request that has come to it, whoever's it is. */
const STEPS: Partial<Record<RequestStatus, Step>> = {
  APPROVED: move('startMfg'),
  // The courier brought the impressions.
  AWAITING_IMPRESSION: move('impressionsReceived'),
  // What is booked already, for example by hand, goes the way that it is booked by.
  MANUFACTURING: async (ctx, { id, uuid, shipmentId }) =>
    moveRequestAsProvider(ctx, uuid, {
      action: 'ship',
      ...(shipmentId === null && (await makeUpWay(ctx.db, id))),
    }),
};
/** Asked for only where the decision is the provider's. */
const approve: Step = (ctx, { uuid }) => moveRequestAsProvider(ctx, uuid, { action: 'approve' });
const STATUSES = Object.keys(STEPS) as RequestStatus[];
/** Requests at once, so that one round stays short. */
const BATCH = 20;

/** Moves each request that has waited since before the end of the span by one step. */
export async function moveRequests(ctx: SimulatorContext, span: Span): Promise<void> {
  for (const waiting of await findWaitingRequests(ctx.db, STATUSES, span, BATCH)) {
    try {
      await (STEPS[waiting.status] ?? approve)(ctx, waiting);
    } catch (error) {
      // Somebody was quicker, for example withdrew the request: then there is nothing to do.
      if (error instanceof PortalError && error.status === 409) continue;
      ctx.log.error(
        { err: error, requestUuid: waiting.uuid },
        'the simulated provider could not move a request',
      );
    }
  }
}
