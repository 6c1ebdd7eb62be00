import type { LoadSize, Outcome } from './load';
import type { Usage } from './usage';

const KB = 1_024;

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Whether every message that was taken reached every socket of its room, once and in order. */
export function isFaultless({ refused, lost, doubled, outOfOrder }: Outcome): boolean {
  return refused + lost + doubled + outOfOrder === 0;
}

/** @param usages of the server before the sockets came, when all had joined, and at the end */
export function printReport(size: LoadSize, outcome: Outcome, usages: readonly Usage[]): void {
  const [empty, joined, end] = usages;
  const { sent, refused, delivered, lost, doubled, outOfOrder } = outcome;
  say(`${size.sockets} sockets in ${size.rooms} rooms, joined in ${seconds(outcome.joinedIn)}`);
  say(`${sent} messages, ${size.rate} a second, ${refused} refused; ${delivered} deliveries`);
  say(`lost ${lost}, doubled ${doubled}, out of order ${outOfOrder}`);
  say(`delivery          ${percentiles(outcome.deliveries)}`);
  say(`acknowledgement   ${percentiles(outcome.acknowledgements)}`);
  if (!empty || !joined || !end) return;
  const perSocket = (part: 'resident' | 'heap'): string =>
    `${Math.round((joined[part] - empty[part]) / size.sockets / KB)} kB`;
  const cores = (1_000 * (end.cpu - joined.cpu)) / (end.at - joined.at);
  say(`a socket          ${perSocket('resident')} of memory, ${perSocket('heap')} of it heap`);
  say(`server            ${Math.round(end.resident / KB / KB)} MB at the end, ${cores.toFixed(2)} cores`);
}

function percentiles(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string => {
    const time = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    return `${(time ?? Number.NaN).toFixed(1)} ms`;
  };
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)}`;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;
