import type { OpsState } from '../../../src/gateway/ops/ops.types';

export type Health = OpsState['health'];
export type ReleaseHealth = Health[number];
export type Domain = OpsState['domains'][number];

export function healthOf(health: Health, domain: string, version: string): ReleaseHealth | null {
  return health.find((item) => item.domain === domain && item.version === version) ?? null;
}

/** The plan that runs for a domain. */
export type Plan = NonNullable<NonNullable<Domain['live']>['plan']>;
