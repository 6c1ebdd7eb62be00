import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** From an index in the database to a large export. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What this process counts, for Prometheus. */
export interface Metrics {
  readonly calls: Histogram<'method' | 'route' | 'status'>;
  readonly uploads: Gauge;
  readonly openTransactions: Gauge;
  readonly transactions: Counter<'outcome'>;
  readonly refusals: Counter<'code'>;
  /** Adds a number that is read whenever Prometheus asks; answers of one name are told apart by their labels. */
  gauge(name: string, help: string, read: () => number | Readonly<Record<string, number>>): void;
  /** All of it as OpenMetrics. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Memory, processor and event loop belong to the process, however many apps are in it. */
let ofProcess: Registry | undefined;

export function createMetrics(): Metrics {
  const registry = openMetricsRegistry();
  const registers = [registry];
  return {
    calls: new Histogram({
      name: 'portal_http_request_duration_seconds',
      help: 'How long calls took, by the pattern of their address',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    uploads: new Gauge({
      name: 'portal_uploads_in_progress',
      help: 'Uploads that send bytes now',
      registers,
    }),
    openTransactions: new Gauge({
      name: 'portal_transactions_open',
      help: 'Transactions that run now',
      registers,
    }),
    transactions: new Counter({
      name: 'portal_transactions_total',
      help: 'Transactions: committed, failed, or repeated after a clash with another one',
      labelNames: ['outcome'],
      registers,
    }),
    refusals: new Counter({
      name: 'portal_refusals_total',
      help: 'Refused calls that concern the audit log, by code',
      labelNames: ['code'],
      registers,
    }),
    gauge: (name, help, read) => addGauge(registry, { name, help, read }),
    text: async () => Registry.merge([registryOfProcess(), registry]).metrics(),
    contentType: registry.contentType,
  };
}

interface ReadGauge {
  readonly name: string;
  readonly help: string;
  readonly read: () => number | Readonly<Record<string, number>>;
}

function addGauge(registry: Registry, { name, help, read }: ReadGauge): void {
  new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const value = read();
      if (typeof value === 'number') this.set(value);
      else for (const [state, count] of Object.entries(value)) this.set({ state }, count);
    },
  });
}

function registryOfProcess(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = openMetricsRegistry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

/** Its type says that it can be asked for one format alone; everything that counts takes both. */
function openMetricsRegistry(): Registry {
  const registry = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return registry as unknown as Registry;
}
