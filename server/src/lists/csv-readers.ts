import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { refusal } from '../refusals';

/** An export holds a connection of its own until it is read: so many of one company at once leave some for others. */
const OF_ONE_COMPANY = 2;
const COME_BACK_SECONDS = 10;
/** Who takes nothing of an answer for so long has gone, whatever the connection says. */
export const STALLED_MS = 30_000;

export interface CsvReaders {
  /**
   * Opens an export and counts it until it is read or broken off.
   * @throws PortalError 'tooManyCalls' while the company reads two; whatever opening it throws.
   */
  open(companyId: number, open: () => Promise<Readable>): Promise<Readable>;
}

export function createCsvReaders(): CsvReaders {
  const reading = new Map<number, number>();
  const count = (companyId: number, step: 1 | -1): void => {
    const now = (reading.get(companyId) ?? 0) + step;
    if (now === 0) reading.delete(companyId);
    else reading.set(companyId, now);
  };
  return {
    async open(companyId, open) {
      if ((reading.get(companyId) ?? 0) >= OF_ONE_COMPANY)
        throw refusal('tooManyCalls', { seconds: COME_BACK_SECONDS });
      count(companyId, 1);
      try {
        const csv = await open();
        return csv.once('close', () => count(companyId, -1));
      } catch (error) {
        count(companyId, -1);
        throw error;
      }
    },
  };
}

/** Breaks an answer off whose reader stands still; what it is made from ends with it. */
export function endWhenStalled({ raw }: FastifyReply, afterMs = STALLED_MS): void {
  raw.setTimeout(afterMs, () => raw.destroy());
}

/** The name to save an export by: year, month, day, hour and minute (specification § 7), in UTC. */
export function csvName(now: Date): string {
  return `${now.toISOString().slice(0, 16).replaceAll(/[T:]/g, '-')}.csv`;
}
