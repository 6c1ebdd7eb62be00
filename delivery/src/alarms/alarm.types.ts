/** What somebody should be told of. The runbook `docs/runbooks/alarms.md` says of each what it means and the first step. */
export type AlarmName =
  | 'selfHealed'
  | 'rolloutStuck'
  | 'planPaused'
  | 'planOverdue'
  | 'feedStale'
  | 'noShell'
  | 'releaseMissing'
  | 'releaseFailing'
  | 'apiDown'
  | 'mailFailing'
  | 'diskFull';

export interface Alarm {
  readonly name: AlarmName;
  /** What it is about, as a domain; alarms of one name and subject are one. Empty when there is only one such thing. */
  readonly subject: string;
  /** One sentence, in English. */
  readonly summary: string;
}

/** What is sent: a trouble that began, its end, or something that happened and is over. */
export interface Notice extends Alarm {
  readonly id: string;
  readonly status: 'firing' | 'resolved' | 'event';
  /** When it began or happened, ISO 8601. */
  readonly since: string;
  readonly source: 'gateway' | 'server';
  /** Of the project's documents. */
  readonly runbook: string;
}
