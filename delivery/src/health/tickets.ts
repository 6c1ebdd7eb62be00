import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { isJsonObject, parseJson } from '../json';

const LIFE_MS = 60 * 60_000;
/** How old a ticket may be for which a page that stays open gets a new one. */
const RENEWABLE_MS = 7 * 24 * 60 * 60_000;
const MOST_CHARACTERS = 400;

export interface Ticket {
  /** Random name of one page load. */
  readonly page: string;
  readonly voter: string;
  /** Milliseconds of the epoch. */
  readonly until: number;
}

/** The keys of an installation: the first signs, all are believed. */
export type TicketKeys = () => readonly [string, ...string[]];

/**
 * Tickets without which no report counts: signed by HMAC-SHA256, given to a page at its load, good for an hour. They name a page
 * load and who counts for it, and no address, so a phone may change its network meanwhile.
 */
export class Tickets {
  constructor(
    private readonly keys: TicketKeys,
    /** Milliseconds of the epoch. */
    private readonly now: () => number,
  ) {}

  /** A ticket of a page load, by default of a new one. */
  issue(voter: string, page: string = randomUUID()): string {
    const ticket: Ticket = { page, voter, until: this.now() + LIFE_MS };
    const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
    return `${payload}.${sign(this.keys()[0], payload)}`;
  }

  /** The content of a ticket that is good now, else null. */
  read(text: unknown): Ticket | null {
    const ticket = this.verify(text);
    return ticket && ticket.until > this.now() ? ticket : null;
  }

  /** The content of a ticket that may be replaced by a new one for the same page load, else null. */
  readRenewable(text: unknown): Ticket | null {
    const ticket = this.verify(text);
    return ticket && ticket.until > this.now() - RENEWABLE_MS ? ticket : null;
  }

  private verify(text: unknown): Ticket | null {
    if (typeof text !== 'string' || text.length > MOST_CHARACTERS) return null;
    const [payload = '', signature = ''] = text.split('.');
    const given = Buffer.from(signature);
    const isOurs = this.keys().some((key) => {
      const expected = Buffer.from(sign(key, payload));
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
    // What carries our signature was written by `issue`.
    return isOurs ? toTicket(parseJson(Buffer.from(payload, 'base64url').toString())) : null;
  }
}

function sign(key: string, payload: string): string {
  return createHmac('sha256', key).update(`report ticket ${payload}`).digest('base64url');
}

function toTicket(value: unknown): Ticket | null {
  if (!isJsonObject(value)) return null;
  const { page, voter, until } = value;
  if (typeof page !== 'string' || typeof voter !== 'string' || typeof until !== 'number') return null;
  return { page, voter, until };
}
