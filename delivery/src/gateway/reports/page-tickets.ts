import type { FastifyRequest } from 'fastify';
import { addressKey, addressVoter, personVoter, RateLimit, Tickets, type TicketKeys } from '../../health';

/** Page loads of one address that get a ticket: in a minute a whole clinic that begins its day, in an hour what it may do in one. */
const PAGES_A_MINUTE = 120;
const PAGES_AN_HOUR = 1_200;
const PEOPLE_A_MINUTE = 240;
const HOUR_MS = 60 * 60_000;

/** Gives tickets to pages, and not endlessly many to one address. */
export class PageTickets {
  readonly tickets: Tickets;
  private readonly pages: readonly RateLimit[];
  private readonly people: RateLimit;

  constructor(
    private readonly keys: TicketKeys,
    /** Milliseconds of the epoch. */
    now: () => number,
  ) {
    this.tickets = new Tickets(keys, now);
    this.pages = [new RateLimit(PAGES_A_MINUTE, now), new RateLimit(PAGES_AN_HOUR, now, HOUR_MS)];
    this.people = new RateLimit(PEOPLE_A_MINUTE, now);
  }

  /** For a page that is loaded now, of which nobody knows yet who uses it; empty when its address had too many. */
  forPage({ ip }: Pick<FastifyRequest, 'ip'>): string {
    const address = addressKey(ip);
    if (!this.pages.every((limit) => limit.allows(address))) return '';
    return this.tickets.issue(addressVoter(this.keys()[0], address));
  }

  /** Whether an address may ask for another ticket of a person. */
  mayAsk({ ip }: Pick<FastifyRequest, 'ip'>): boolean {
    return this.people.allows(addressKey(ip));
  }

  /** For the same page load, now that a person is signed in there. */
  forPerson(page: string, uuid: string): string {
    return this.tickets.issue(personVoter(this.keys()[0], uuid), page);
  }
}
