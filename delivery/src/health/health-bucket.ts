import type { Report, VitalName } from './report.types';

const MAX_TABS = 5000;
const MAX_MESSAGES = 20;
const MAX_VALUES = 200;

export interface SeenTab {
  readonly address: string;
  /** First time in this minute, in milliseconds of the epoch. */
  readonly at: number;
}

type Tabs = Map<string, SeenTab>;

/** What one minute brought for one release. Each part has a bound, so that a flood costs no memory. */
export class HealthBucket {
  readonly starts: Tabs = new Map();
  readonly loadFailures: Tabs = new Map();
  readonly errors: Tabs = new Map();
  readonly messages = new Map<string, number>();
  readonly vitals = new Map<VitalName, number[]>();

  constructor(readonly minute: number) {}

  add(report: Report, seen: SeenTab): void {
    if (report.vital) return this.measure(report.vital);
    const tabs = this.tabsOf(report.kind);
    if (!tabs.has(report.tab) && tabs.size < MAX_TABS) tabs.set(report.tab, seen);
    if (report.message !== undefined && report.kind !== 'start') this.note(report.message);
  }

  private tabsOf(kind: Report['kind']): Tabs {
    if (kind === 'loadFailure') return this.loadFailures;
    return kind === 'error' ? this.errors : this.starts;
  }

  private measure({ name, value }: { name: VitalName; value: number }): void {
    const values = this.vitals.get(name) ?? [];
    this.vitals.set(name, values);
    if (values.length < MAX_VALUES) values.push(value);
  }

  private note(message: string): void {
    const count = this.messages.get(message);
    if (count !== undefined || this.messages.size < MAX_MESSAGES)
      this.messages.set(message, (count ?? 0) + 1);
  }
}
