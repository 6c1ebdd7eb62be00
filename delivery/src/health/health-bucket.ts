import type { Report, VitalName } from './report.types';
import { isPerson } from './voter';

/** Of pages without a session; people are as many as have an account. */
const MAX_ADDRESSES = 5000;
const MAX_MESSAGES = 20;
const MAX_VALUES = 200;
const MAX_ROUTES = 5;

/** Voters with the first time in this minute, in milliseconds of the epoch. */
type Voters = Map<string, number>;

/** An error as pages told of it. */
export interface ToldError {
  count: number;
  readonly routes: Set<string>;
  /** Of the first report that had one. */
  stack: readonly string[];
}

/** What one minute brought for one release. Each part has a bound, so that a flood costs no memory. */
export class HealthBucket {
  readonly starts: Voters = new Map();
  readonly loadFailures: Voters = new Map();
  readonly errors: Voters = new Map();
  readonly messages = new Map<string, ToldError>();
  readonly vitals = new Map<VitalName, number[]>();

  constructor(readonly minute: number) {}

  add(report: Report, voter: string, at: number): void {
    if (report.vital) return this.measure(report.vital);
    const voters = this.votersOf(report.kind);
    if (!voters.has(voter) && (isPerson(voter) || voters.size < MAX_ADDRESSES)) voters.set(voter, at);
    if (report.message !== undefined && report.kind !== 'start') this.note(report.message, report);
  }

  private votersOf(kind: Report['kind']): Voters {
    if (kind === 'loadFailure') return this.loadFailures;
    return kind === 'error' ? this.errors : this.starts;
  }

  private measure({ name, value }: { name: VitalName; value: number }): void {
    const values = this.vitals.get(name) ?? [];
    this.vitals.set(name, values);
    if (values.length < MAX_VALUES) values.push(value);
  }

  private note(message: string, { route, stack = [] }: Report): void {
    const known = this.messages.get(message);
    if (!known && this.messages.size >= MAX_MESSAGES) return;
    const entry = known ?? { count: 0, routes: new Set(), stack };
    this.messages.set(message, entry);
    entry.count += 1;
    if (entry.stack.length === 0) entry.stack = stack;
    if (route !== undefined && entry.routes.size < MAX_ROUTES) entry.routes.add(route);
  }
}
