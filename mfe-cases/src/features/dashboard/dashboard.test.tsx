import type { Case } from '@portal/shared/contract';
import { session } from '@portal/shared/session';
import { buildCase, signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { listOf } from '../../testing/builders';
import { renderCases } from '../../testing/render-cases';

const CASE = buildCase({ status: 'REJECTED' });
const STATISTICS = [
  { status: 'REJECTED', count: 3 },
  { status: 'NEW', count: 1 },
] as const;
const served = { 'GET /case/statistics': [...STATISTICS], 'GET /case': listOf([CASE]) };

beforeEach(() => {
  localStorage.clear();
  signIn();
});

const cardsOf = async () =>
  within(await screen.findByRole('navigation', { name: 'Cases by status' })).getAllByRole('link');

/** Searches in the list that a link of the dashboard leads to, and comes back. */
async function searchAndReturn(user: UserEvent) {
  await screen.findByRole('table', { name: 'Admin Cases' });
  await user.type(screen.getByRole('searchbox'), 'Nobody{Enter}');
  await screen.findByText('No case matches');
  act(() => window.history.back());
  await screen.findByRole('heading', { name: 'Pending Actions' });
}

async function expectWholeList() {
  const table = await screen.findByRole('table', { name: 'Admin Cases' });
  expect(within(table).getByRole('link', { name: CASE.identifier })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
}

describe('dashboard', () => {
  it.each(['/', '/dashboard', '/cases', '/cases/admin/some-case'])('[SH-03] %s leads to it', async (path) => {
    await renderCases(path, served);
    expect(await screen.findByRole('heading', { level: 1, name: 'Pending Actions' })).toBeVisible();
    expect(window.location.pathname).toBe('/dashboard/admin/all');
  });

  it('[CA-01] shows counts, and the cases behind the one that is chosen', async () => {
    const user = userEvent.setup();
    const { seen } = await renderCases('/dashboard/admin/all', served);
    expect(await screen.findByText('4 cases need your attention')).toBeVisible();
    expect((await cardsOf()).map(({ textContent }) => textContent)).toEqual([
      '4All',
      '3Rejected',
      '1Incomplete Submission',
      '0Plan approval',
      '0Pending Admin approval',
    ]);
    await user.click((await cardsOf())[1]!);
    expect(window.location.pathname).toBe('/dashboard/admin/REJECTED');
    expect((await cardsOf())[1]).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByRole('table', { name: 'Cases that need an action' })).toBeVisible();
    const filter = seen
      .filter(({ call }) => call === 'GET /case')
      .at(-1)!
      .request.query.get('filter')!;
    expect(JSON.parse(filter)).toEqual({
      op: 'AND',
      value: [{ op: 'EQ', key: 'status', value: 'REJECTED' }],
    });
  });

  it('[CA-02] says in a line of its own what else waits, with the way there', async () => {
    const others = [
      { status: 'UNCLEARED_FOR_MFG', count: 2 },
      { status: 'PENDING_COURIER_PICKUP', count: 0 },
    ] as const;
    await renderCases('/dashboard/admin/all', {
      ...served,
      'GET /case/statistics': [...STATISTICS, ...others],
    });
    const also = within(await screen.findByRole('group', { name: 'Also waiting for you:' })).getAllByRole(
      'link',
    );
    expect(also.map(({ textContent }) => textContent)).toEqual(['Not cleared for manufacturing: 2']);
    expect(also[0]).toHaveAttribute('href', '/cases/admin?status=UNCLEARED_FOR_MFG');
    expect(screen.getByText('4 cases need your attention')).toBeVisible();
  });

  it('[CA-02] says of doctors’ cases, too, what waits for a decision that its people enter', async () => {
    const statuses = ['FIRST_MILE_SHIPPED', 'IN_CUSTOMER_APPPROVE', 'REJECTED'] as const;
    await renderCases('/dashboard/doctor/all', {
      ...served,
      'GET /dso/case/statistics': statuses.map((status) => ({ status, count: 3 })),
      'GET /dso/case': listOf([]),
    });
    const also = await screen.findByRole('group', { name: 'Also waiting for you:' });
    const links = within(also).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Rejected: 3', 'Plan approval: 3']);
    // What has a card of its own stands in no second place.
    expect((await cardsOf()).map(({ textContent }) => textContent)).toEqual(['3All', '3First Mile Shipped']);
  });

  it('[CA-01] shows the cases that were counted, whatever was searched for in another list', async () => {
    const user = userEvent.setup();
    const { seen } = await renderCases('/dashboard/admin/all', served);
    await user.type(await screen.findByRole('searchbox'), 'Miller{Enter}');
    const searches = () =>
      seen.filter(({ call }) => call === 'GET /case').map(({ request }) => request.query.get('search'));
    await waitFor(() => expect(searches().at(-1)).toBe('Miller'));
    await user.click((await cardsOf())[1]!);
    expect(await screen.findByRole('searchbox')).toHaveValue('');
    expect(searches().at(-1)).toBeNull();
  });

  it('[CA-02] shows what else waits, whatever was searched for in the list before', async () => {
    const user = userEvent.setup();
    await renderCases('/dashboard/admin/all', {
      ...served,
      'GET /case/statistics': [...STATISTICS, { status: 'UNCLEARED_FOR_MFG', count: 2 }],
      'GET /case': ({ query }) => listOf(query.has('search') ? [] : [CASE]),
    });
    const name = 'Not cleared for manufacturing: 2';
    await user.click(await screen.findByRole('link', { name }));
    await searchAndReturn(user);
    await user.click(await screen.findByRole('link', { name }));
    await expectWholeList();
  });

  it.each([
    ['ZERO_STEP', 'admin', ['All', 'Rejected', 'Incomplete Submission']],
    [
      'TWO_STEPS',
      'admin',
      ['All', 'Rejected', 'Incomplete Submission', 'Plan approval', 'Pending Admin approval'],
    ],
    ['ONE_STEP', 'doctor', ['All', 'First Mile Shipped']],
    ['TWO_STEPS', 'doctor', ['All', 'Pending Admin approval', 'First Mile Shipped']],
  ] as const)('[CA-02] counts for %s on the side %s: %s', async (workflow, side, labels) => {
    signIn({ configuration: { workflow } });
    await renderCases(`/dashboard/${side}/all`, {
      ...served,
      'GET /dso/case/statistics': [{ status: 'FIRST_MILE_SHIPPED', count: 1 }],
      'GET /dso/case': listOf([]),
    });
    expect((await cardsOf()).map(({ textContent }) => textContent!.replace(/^\d+/, ''))).toEqual(labels);
  });

  it('[CA-01] switches between the sides where there are two', async () => {
    const user = userEvent.setup();
    await renderCases('/dashboard/admin/all', {
      ...served,
      'GET /dso/case/statistics': [],
      'GET /dso/case': listOf([]),
    });
    await user.click(await screen.findByText('Doctor'));
    expect(await screen.findByText('Nothing needs your action right now. Well done!')).toBeVisible();
    expect(window.location.pathname).toBe('/dashboard/doctor/all');
  });

  it('[CA-01] has one side for a company without doctors’ cases', async () => {
    signIn({ company: { flagsMap: { isDso: false, hasAdvancedModules: false, returned: false } } });
    await renderCases('/dashboard/admin/all', served);
    expect(await screen.findByText('Sarah Miller')).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'Whose cases' })).toBeNull();
  });

  it('[CA-01] with nothing to do is friendly, and begins a new case', async () => {
    const user = userEvent.setup();
    let answerCounts!: (answer: Response) => void;
    const counts = new Promise<Response>((resolve) => (answerCounts = resolve));
    await renderCases('/dashboard/admin/all', {
      'GET /case/statistics': () => counts,
      'GET /case': listOf([]),
    });
    const newCase = await screen.findByRole('button', { name: 'New case' });
    answerCounts(Response.json([]));
    // It is not taken away under a press.
    expect(await screen.findByText('Nothing needs your attention')).toBeVisible();
    expect(screen.getByRole('button', { name: 'New case' })).toBe(newCase);
    await user.click(newCase);
    expect(await screen.findByRole('heading', { level: 1, name: 'New case' })).toBeVisible();
  });

  it('[CA-01] [SH-27] with nothing to do invites a blocked company to nothing', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    await renderCases('/dashboard/admin/all', { 'GET /case/statistics': [], 'GET /case': listOf([]) });
    const text = await screen.findByText(
      'No case needs an action. While your account is blocked, cases can be read, but not changed.',
    );
    expect(text).toBeVisible();
    expect(screen.queryByText(/Well done/)).toBeNull();
    expect(screen.getByRole('button', { name: 'New case' })).toBeDisabled();
  });

  it('[CA-01] offers to try again when the counts cannot be loaded', async () => {
    const down = () => Response.json({ message: 'Down' }, { status: 503 });
    await renderCases('/dashboard/admin/all', { 'GET /case/statistics': down, 'GET /case': listOf([]) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('[SH-26] [SH-27] tells a blocked company, and lets it begin nothing', async () => {
    signIn({ company: { status: 'BLOCKED', supportEmail: 'help@lab.example' } });
    await renderCases('/dashboard/admin/all', served);
    expect(await screen.findByRole('button', { name: 'New case' })).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your account is blocked. Please contact help@lab.example or your designated relationship manager to unblock your account.',
    );
  });

  describe('what is new', () => {
    const leftAt = (minutesAgo: number) =>
      localStorage.setItem(
        `portal.cases.visit.${session.get().user!.uuid}`,
        JSON.stringify({ seenAt: Date.now() - minutesAgo * 60_000, since: null }),
      );
    const isNews = ({ query }: { query: URLSearchParams }) => query.get('order') === 'statusSince desc';
    const servedNews = (news: readonly Case[]) => ({
      ...served,
      'GET /case': (request: { query: URLSearchParams }) => listOf(isNews(request) ? [...news] : [CASE]),
    });

    it('[CA-01] shows the cases that moved since the last visit, and leads to them', async () => {
      leftAt(60);
      const moved = buildCase({ uuid: 'moved', identifier: 'C-77', status: 'SHIPPED' });
      const { seen } = await renderCases('/dashboard/admin/all', servedNews([moved]));
      await userEvent.click(await screen.findByText(/^1 case has moved since your last visit/));
      const link = screen.getByRole('link', { name: 'C-77' });
      expect(link).toBeVisible();
      expect(link).toHaveAttribute('href', '/admin/all/moved/overview');
      const { request } = seen.find(({ request: { query } }) => isNews({ query }))!;
      const { value } = JSON.parse(request.query.get('filter')!) as { value: { value: string }[] };
      expect(value).toEqual([{ op: 'GTE', key: 'statusSince', value: expect.any(String) as string }]);
      expect(Date.now() - Date.parse(value[0]!.value)).toBeGreaterThanOrEqual(60 * 60_000);
    });

    it('[CA-01] leads to all cases, the latest first, whatever was searched for in the list before', async () => {
      leftAt(60);
      const user = userEvent.setup();
      await renderCases('/dashboard/admin/all', {
        ...served,
        'GET /case': ({ query }) => listOf(query.has('search') ? [] : [CASE]),
      });
      const openLatest = async () => {
        await user.click(await screen.findByText(/^1 case has moved since your last visit/));
        await user.click(screen.getByRole('link', { name: 'All cases, most recently changed first' }));
      };
      await openLatest();
      await searchAndReturn(user);
      await openLatest();
      await expectWholeList();
    });

    it('[CA-01] says that nothing moved', async () => {
      leftAt(60);
      await renderCases('/dashboard/admin/all', servedNews([]));
      expect(await screen.findByText(/^No case has moved since your last visit/)).toBeVisible();
    });

    it('[CA-01] is not asked for at the first visit', async () => {
      const { seen } = await renderCases('/dashboard/admin/all', servedNews([]));
      expect(await screen.findByText('Sarah Miller')).toBeVisible();
      expect(seen.some(({ request: { query } }) => isNews({ query }))).toBe(false);
    });
  });

  it('[SH-02] speaks Arabic', async () => {
    await renderCases('/dashboard/admin/all', served, 'ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'الإجراءات المعلّقة' })).toBeVisible();
    expect(await screen.findByText('4 حالات بانتظارك')).toBeVisible();
  });
});
