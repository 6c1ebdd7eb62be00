import type { CallAccess, CallName } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context';
import type { CallPolicy } from './authorise';

/** A call as its module registered it: what the contract grants, and what the module's policy adds. */
export interface DeclaredRoute {
  readonly name: CallName;
  readonly access: CallAccess;
  readonly policy: CallPolicy;
}

const addresses = new WeakMap<FastifyInstance, Set<string>>();

/** Notes every address that the app answers from now on, whoever registers it. */
export function noteAddresses(app: FastifyInstance): void {
  const noted = new Set<string>();
  addresses.set(app, noted);
  app.addHook('onRoute', ({ url }) => void noted.add(url));
}

/** Every address that an app answers, those outside the contract too. */
export function addressesOf(app: FastifyInstance): readonly string[] {
  return [...(addresses.get(app) ?? [])];
}

const declared = new WeakMap<AppContext, DeclaredRoute[]>();

export function declareRoute(ctx: AppContext, route: DeclaredRoute): void {
  const routes = declared.get(ctx) ?? [];
  routes.push(route);
  declared.set(ctx, routes);
}

/** Every call that the server of this context answers; what the matrix of rights is made from. */
export function declaredRoutes(ctx: AppContext): readonly DeclaredRoute[] {
  return declared.get(ctx) ?? [];
}
