import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Notice } from '../alarms';
import { shareOf } from '../feed';
import type { Report } from '../health';
import type { LiveState } from './feed/live-feed';
import type { Refusal } from './reports/reports.routes';

/** From a file in memory to a slow call of the API server. */
const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What one gateway counts, for Prometheus. */
export interface GatewayMetrics {
  readonly http: Histogram<'method' | 'route' | 'status'>;
  /** Counts what this gateway took; the sum over gateways is Prometheus'. */
  countReports(reports: readonly Report[]): void;
  countRefused(why: Refusal): void;
  countHealed(domain: string): void;
  countUntold(): void;
  /** All of it as OpenMetrics. */
  text(read: () => Promise<Readings>): Promise<string>;
  readonly contentType: string;
}

/** What is read when Prometheus asks. */
export interface Readings {
  readonly live: LiveState;
  readonly alarms: readonly Notice[];
}

export function createGatewayMetrics(): GatewayMetrics {
  const registry = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry as unknown as Registry];
  collectDefaultMetrics({ register: registry as unknown as Registry });
  const release = ['domain', 'version'] as const;
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter<Label>({ name, help, labelNames: [...labelNames], registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames: [...labelNames], registers });

  const starts = counter('portal_release_starts_total', 'Pages in which a release started', release);
  const errors = counter('portal_release_errors_total', 'Errors that pages told of a release', [
    ...release,
    'kind',
  ]);
  const refused = counter('portal_reports_refused_total', 'Reports of pages that do not count, by why', [
    'why',
  ]);
  const healed = counter('portal_self_healed_total', 'Rollouts that were taken back by themselves', [
    'domain',
  ]);
  const untold = counter(
    'portal_alarm_notices_failed_total',
    'Notices that the alarm webhook never took',
    [],
  );
  const revision = gauge('portal_feed_revision', 'Revision of the feed that is given out');
  const stale = gauge('portal_feed_stale', '1 while a newer feed cannot be given out');
  const percent = gauge('portal_rollout_percent', 'Share of the people who get the live release', release);
  const missing = gauge('portal_release_missing', '1 while a live release is not in the storage', ['domain']);
  const alarms = gauge('portal_alarm_active', '1 while an alarm is on', ['alarm', 'subject']);

  function set({ live: { feed, stale: why }, alarms: active }: Readings): void {
    revision.set(feed?.revision ?? 0);
    stale.set(why === null ? 0 : 1);
    for (const each of [percent, missing, alarms]) each.reset();
    for (const [domain, entry] of Object.entries(feed?.domains ?? {})) {
      if (!entry) continue;
      percent.set({ domain, version: entry.version }, shareOf(entry).percent);
      missing.set({ domain }, 0);
    }
    for (const { name, subject } of active) {
      alarms.set({ alarm: name, subject }, 1);
      if (name === 'releaseMissing') missing.set({ domain: subject }, 1);
    }
  }

  return {
    http: new Histogram({
      name: 'portal_gateway_request_duration_seconds',
      help: 'How long answers took, by the pattern of their address',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    countReports(reports) {
      for (const { domain, version, kind } of reports) {
        if (kind === 'start') starts.inc({ domain, version });
        else if (kind !== 'vital') errors.inc({ domain, version, kind });
      }
    },
    countRefused: (why) => refused.inc({ why }),
    countHealed: (domain) => healed.inc({ domain }),
    countUntold: () => untold.inc(),
    async text(read) {
      set(await read());
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
