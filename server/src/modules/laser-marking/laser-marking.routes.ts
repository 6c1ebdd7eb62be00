import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { laserMarkingPolicy } from './laser-marking.policy';
import { changeLmp, getLmp } from './laser-marking.service';

export function laserMarkingModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);

  route('GET /lmp', { policy: laserMarkingPolicy.read, handler: ({ who }) => getLmp(ctx, who) });
  route('PUT /lmp', {
    policy: laserMarkingPolicy.change,
    handler: ({ who, body }) => changeLmp(ctx, who, body),
  });
}
