const renewals: { readonly ticket: string; readonly authorization: string | null }[] = [];
let answer: () => Response;
let timings: { readonly name: string; readonly description: string }[];

/** Of a page that was loaded anew. */
async function load(token: () => string | null) {
  jest.resetModules();
  const { freshTicket, presentTicket, reportAs } = await import('./ticket');
  reportAs(token);
  return { freshTicket, presentTicket };
}

beforeEach(() => {
  renewals.length = 0;
  answer = () => Response.json({ ticket: 'of the person' });
  timings = [{ name: 'ticket', description: 'of the page' }];
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming: timings }] });
  globalThis.fetch = async (_url, init) => {
    const { ticket } = JSON.parse(String(init?.body)) as { ticket: string };
    renewals.push({ ticket, authorization: new Headers(init?.headers).get('authorization') });
    return answer();
  };
});

it('is that of the page while nobody is signed in', async () => {
  const { freshTicket } = await load(() => null);
  expect(await freshTicket()).toBe('of the page');
  expect(renewals).toEqual([]);
});

it('becomes that of the person, once for each access token', async () => {
  let token = 'first';
  const { freshTicket, presentTicket } = await load(() => token);
  for (let time = 0; time < 3; time += 1) expect(await freshTicket()).toBe('of the person');
  token = 'second';
  await freshTicket();
  expect(renewals).toEqual([
    { ticket: 'of the page', authorization: 'Bearer first' },
    { ticket: 'of the person', authorization: 'Bearer second' },
  ]);
  expect(presentTicket()).toBe('of the person');
});

it('stays that of the page while it cannot be renewed', async () => {
  answer = () => Response.json({}, { status: 503 });
  const { freshTicket } = await load(() => 'token');
  expect(await freshTicket()).toBe('of the page');
  answer = () => Response.json({ ticket: 'of the person' });
  expect(await freshTicket()).toBe('of the person');
});

it('is nothing on a page that was given none', async () => {
  timings = [];
  const { freshTicket } = await load(() => 'token');
  expect([await freshTicket(), renewals]).toEqual(['', []]);
});
