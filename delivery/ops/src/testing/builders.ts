import type { OpsChange, OpsHistory, OpsState } from '../../../src/gateway/ops/ops.types';

type Domain = OpsState['domains'][number];
type Live = NonNullable<Domain['live']>;

export function buildDomain(domain: string, live: Partial<Live> = {}): Domain {
  return {
    domain,
    kind: domain === 'shell' ? 'shell' : 'remote',
    live: {
      version: '1.0.0',
      percent: 100,
      cohort: null,
      fallback: null,
      action: 'activate',
      automatic: false,
      since: '2026-03-01T12:00:00Z',
      by: 'Omar',
      why: 'a new list',
      plan: null,
      ...live,
    },
    retired: null,
    releases: ['2.0.0', '1.0.0'].map((version) => ({
      version,
      builtAt: '2026-03-01T11:00:00Z',
      revision: null,
      commit: null,
      bytes: 500_000,
      rolledBack: null,
      isProven: true,
    })),
  };
}

export function buildState(more: Partial<OpsState> = {}): OpsState {
  return {
    who: 'Ann',
    mayChange: null,
    revision: 7,
    updatedAt: '2026-03-01T12:00:00Z',
    stale: null,
    readOnly: null,
    domains: [buildDomain('shell'), buildDomain('cases')],
    health: [],
    selfHealing: true,
    cohorts: [],
    ...more,
  };
}

export function buildChange(more: Partial<OpsChange> = {}): OpsChange {
  return {
    action: 'activate',
    revision: 8,
    domain: 'cases',
    from: '1.0.0',
    to: '2.0.0',
    percent: 100,
    cohort: null,
    plan: null,
    dryRun: true,
    against: [],
    overrules: [],
    unproven: [],
    notes: [],
    ...more,
  };
}

export function buildHistory(more: Partial<OpsHistory> = {}): OpsHistory {
  const entry: OpsHistory['entries'][number] = {
    revision: 7,
    when: '2026-03-01T12:00:00Z',
    who: 'self-healing',
    why: '6 of 10 tabs with errors',
    action: 'rollback',
    automatic: true,
    domain: 'cases',
    from: '2.0.0',
    to: '1.0.0',
    percent: 100,
    overridden: [],
    previous: '',
    hash: 'a',
  };
  return { entries: [entry], chain: [], ...more };
}
