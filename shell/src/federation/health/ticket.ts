/** Before a ticket's hour is over. */
const RENEW_AFTER_MS = 50 * 60_000;

let readToken: () => string | null = () => null;
/** The ticket that the gateway gave to this page, or the person's that took its place; empty when it gave none. */
let ticket = '';
let givenFor: string | null = null;
let givenAt = -Infinity;

/** Tells where the access token is: with it reports count as those of a person. */
export function reportAs(read: () => string | null): void {
  readToken = read;
}

/** The ticket as it is now, for a page that is being left. */
export function presentTicket(): string {
  return (ticket ||= readPageTicket());
}

/** Of this load alone, so it comes with the page's headers and not in the page, which is the same for everybody. */
function readPageTicket(): string {
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  const { serverTiming = [] } = (page ?? {}) as Partial<PerformanceNavigationTiming>;
  return serverTiming.find(({ name }) => name === 'ticket')?.description ?? '';
}

/** The ticket for reports: of the person while somebody is signed in, else of the page. Never rejects. */
export async function freshTicket(): Promise<string> {
  const token = readToken();
  const present = presentTicket();
  const isFresh = token === givenFor && performance.now() - givenAt < RENEW_AFTER_MS;
  if (token === null || present === '' || isFresh) return present;
  try {
    const response = await fetch('/portal/tickets', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ticket: present }),
    });
    if (response.ok) {
      ({ ticket } = (await response.json()) as { ticket: string });
      givenFor = token;
      givenAt = performance.now();
    }
  } catch {
    // Without a connection the report will not arrive either.
  }
  return presentTicket();
}
