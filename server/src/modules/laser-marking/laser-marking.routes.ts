import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { changeLmp, getLmp } from './laser-marking.service';

/**
 * Production preferences are like the company's information: the specification (§ 6) names nobody who may not change them,
 * so everybody who is signed in may.
 */
export function laserMarkingModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);

  route('GET /lmp', { handler: ({ who }) => getLmp(ctx, who) });
  route('PUT /lmp', {
    handler: ({ who, body }) => changeLmp(ctx, who, body),
  });
}
