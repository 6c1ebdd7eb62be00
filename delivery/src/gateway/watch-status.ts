import type { FastifyBaseLogger } from 'fastify';
import type { AlarmName, Alarms } from '../alarms';
import type { Status } from './status';

/** How often is looked. */
const LOOK_MS = 10_000;
/** Looks in a row that must be bad: a restart of the API server, or a revision that is just written, is no alarm. */
const BAD_LOOKS = 2;

export interface WatchParts {
  readonly check: () => Promise<Status>;
  /** What people tell of the live releases, by domain: 'ok', or how bad it is. */
  readonly failing: () => Promise<Readonly<Record<string, string>>>;
  readonly alarms: Pick<Alarms, 'raise' | 'resolve' | 'keepUp'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Looks every ten seconds whether the portal works, and raises the alarms of what does not: 20 to 30 s after it began. */
export class StatusWatch {
  private timer: NodeJS.Timeout | null = null;
  private current: Promise<void> | null = null;
  private readonly bad = new Map<string, number>();

  constructor(private readonly parts: WatchParts) {}

  start(): void {
    this.timer ??= setInterval(() => {
      // One that takes longer than the pause is not begun twice.
      this.current ??= this.look().finally(() => (this.current = null));
    }, LOOK_MS).unref();
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.current;
  }

  async look(): Promise<void> {
    try {
      const { shell, feed, api, releases } = await this.parts.check();
      this.judge('noShell', '', shell);
      this.judge('feedStale', '', feed);
      this.judge('apiDown', '', api);
      this.judgeEach('releaseMissing', releases);
      this.judgeEach('releaseFailing', await this.parts.failing());
    } catch (error) {
      this.parts.log.error({ err: error }, 'the portal cannot be looked at');
    }
    this.parts.alarms.keepUp();
  }

  /** By domain; those that were bad and are not live any more are no trouble. */
  private judgeEach(name: AlarmName, checks: Readonly<Record<string, string>>): void {
    const before = [...this.bad.keys()].flatMap((key) =>
      key.startsWith(`${name} `) ? [key.slice(name.length + 1)] : [],
    );
    for (const domain of new Set([...Object.keys(checks), ...before]))
      this.judge(name, domain, checks[domain] ?? 'ok');
  }

  private judge(name: AlarmName, subject: string, check: string): void {
    const key = `${name} ${subject}`;
    const { alarms } = this.parts;
    if (check === 'ok') {
      this.bad.delete(key);
      alarms.resolve(name, subject);
      return;
    }
    const looks = (this.bad.get(key) ?? 0) + 1;
    this.bad.set(key, looks);
    if (looks >= BAD_LOOKS) alarms.raise({ name, subject, summary: check });
  }
}
