import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { followUp } from './case-follow-up.service';

/** What a change of a case does to the records of other modules. Above all of them, so that none of them knows the others. */
export function workflowModule(_app: FastifyInstance, { events }: AppContext): void {
  events.onStep('caseMoves', followUp);
}
