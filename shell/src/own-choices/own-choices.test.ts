import { publishSession, session } from '@portal/shared/session';
import { buildContact, serveCalls, signIn } from '@portal/shared/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { installFakeEvents } from '../testing/fake-events';
import { keepChosenMeanwhile, saveOwnChoice } from './save-own-choice';
import { useChoicesOfOtherTabs } from './choices-of-other-tabs';

beforeEach(installFakeEvents);

const CHOICE = { browser: true, sound: false, mailDigest: true, quietHours: null };

test('[SH-13] [CH-04] a read of the person that overtakes a choice does not take it back', async () => {
  signIn({ user: { uuid: 'me', notices: null } });
  let answer = () => {};
  serveCalls({
    'POST /api/auth/user/update': () =>
      new Promise<Response>((resolve) => (answer = () => resolve(Response.json(buildContact())))),
  });
  const old = buildContact({ uuid: 'me', notices: null });
  const begunBefore = keepChosenMeanwhile();
  const saved = saveOwnChoice('notices', CHOICE);
  const begunMeanwhile = keepChosenMeanwhile();
  await waitFor(() => expect(begunBefore(old).notices).toEqual(CHOICE));
  answer();
  await saved;
  expect(begunMeanwhile(old).notices).toEqual(CHOICE);
  expect(keepChosenMeanwhile()(old).notices).toBeNull();
});

test('[SH-13] [CH-04] choices in a row are sent in their order, each when the one before is answered', async () => {
  signIn();
  const answers: (() => void)[] = [];
  const { seen } = serveCalls({
    'POST /api/auth/user/update': () =>
      new Promise<Response>((resolve) => answers.push(() => resolve(Response.json(buildContact())))),
  });
  const both = [saveOwnChoice('notices', CHOICE), saveOwnChoice('notices', { ...CHOICE, sound: true })];
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(session.get().user?.notices?.sound).toBe(true);
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await Promise.all(both);
  expect(seen.map(({ request }) => request.body)).toEqual([
    { notices: CHOICE },
    { notices: { ...CHOICE, sound: true } },
  ]);
});

test('[CH-04] a choice that is answered does not take back a later one on its way', async () => {
  signIn({ user: { uuid: 'me' } });
  const answers: (() => void)[] = [];
  serveCalls({
    'POST /api/auth/user/update': () =>
      new Promise<Response>((resolve) => answers.push(() => resolve(Response.json(buildContact())))),
  });
  renderHook(useChoicesOfOtherTabs);
  // Opened after the tab's own: what this one has heard, that one has.
  const other = new BroadcastChannel('portal.ownChoices');
  const heard = new Promise((resolve) => (other.onmessage = resolve));
  const both = [saveOwnChoice('notices', CHOICE), saveOwnChoice('notices', { ...CHOICE, sound: true })];
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await act(() => heard);
  expect(session.get().user?.notices?.sound).toBe(true);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await Promise.all(both);
  other.close();
});

test('[CH-04] a choice in another tab of the person is shown here, one of somebody else is not', async () => {
  signIn({ user: { uuid: 'me' } });
  renderHook(useChoicesOfOtherTabs);
  const other = new BroadcastChannel('portal.ownChoices');
  other.postMessage({ uuid: 'somebody', changed: { notices: { ...CHOICE, sound: true } } });
  await act(async () => other.postMessage({ uuid: 'me', changed: { notices: CHOICE } }));
  await waitFor(() => expect(session.get().user?.notices).toEqual(CHOICE));
  other.close();
});

test('[SH-12] [CH-04] what had no answer when the tab was reloaded is saved by the next page', async () => {
  await leaveUnanswered();
  const { seen } = serveCalls({ 'POST /api/auth/user/update': () => Response.json(buildContact()) });
  const next = await openPage('me');
  next.saveLeftOver();
  expect(next.session.get().user?.shortcuts).toEqual(['/doctors', '/profile']);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  // Once: what is known of the person is read again now and then.
  next.saveLeftOver();
  expect(seen.map(({ request }) => request.body)).toEqual([
    { notices: CHOICE },
    { shortcuts: ['/doctors', '/profile'] },
  ]);
});

test('[SH-12] what had no answer is not saved for somebody else who signs in after the reload', async () => {
  await leaveUnanswered();
  const next = await openPage('somebody');
  next.saveLeftOver();
  expect(next.session.get().user?.shortcuts).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('[SH-12] a choice that is refused gives way to what the server has, and a later one stays meanwhile', async () => {
  signIn({ user: { uuid: 'me', shortcuts: ['/profile'] } });
  const answers: ((response: Response) => void)[] = [];
  serveCalls({
    'POST /api/auth/user/update': () => new Promise<Response>((resolve) => answers.push(resolve)),
  });
  const refusal = () => Response.json({ code: 'unavailable', message: 'Resting' }, { status: 503 });
  const first = saveOwnChoice('shortcuts', []);
  const second = saveOwnChoice('shortcuts', ['/doctors']);
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.(refusal());
  await first;
  expect(session.get().user?.shortcuts).toEqual(['/doctors']);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(refusal());
  await second;
  expect(session.get().user?.shortcuts).toEqual(['/profile']);
  expect(sessionStorage).toHaveLength(0);
});

test('[SH-12] [SH-13] a choice that waited is not sent as one of the next person who signs in', async () => {
  signIn({ user: { uuid: 'me', shortcuts: [] } });
  let answer: (response: Response) => void = () => undefined;
  const { seen } = serveCalls({
    'POST /api/auth/user/update': () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  const both = [saveOwnChoice('shortcuts', ['/doctors']), saveOwnChoice('shortcuts', [])];
  await waitFor(() => expect(seen).toHaveLength(1));

  signIn({ user: { uuid: 'next', shortcuts: ['/profile'] } });
  answer(Response.json(buildContact()));
  await Promise.all(both);
  expect(seen).toHaveLength(1);
  expect(session.get().user?.shortcuts).toEqual(['/profile']);
  expect(sessionStorage).toHaveLength(0);
});

test('[SH-12] a choice that is answered after the logout is not saved again by a later visit', async () => {
  signIn({ user: { uuid: 'me', shortcuts: [] } });
  let answer: (response: Response) => void = () => undefined;
  const { seen } = serveCalls({
    'POST /api/auth/user/update': () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  const saved = saveOwnChoice('shortcuts', ['/doctors']);
  await waitFor(() => expect(seen).toHaveLength(1));
  publishSession({ ...session.get(), user: null });
  answer(Response.json(buildContact()));
  await saved;
  expect(sessionStorage).toHaveLength(0);
});

test('[SH-12] [SH-13] a choice that is refused gives way to what this person had, also when another’s was on its way', async () => {
  signIn({ user: { uuid: 'me', shortcuts: ['/mine'] } });
  const answers: ((response: Response) => void)[] = [];
  serveCalls({
    'POST /api/auth/user/update': () => new Promise<Response>((resolve) => answers.push(resolve)),
  });
  const mine = saveOwnChoice('shortcuts', []);
  await waitFor(() => expect(answers).toHaveLength(1));
  signIn({ user: { uuid: 'next', shortcuts: ['/theirs'] } });
  const theirs = saveOwnChoice('shortcuts', []);
  // It does not wait for the other one's.
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.(Response.json(buildContact()));
  await mine;
  answers[1]?.(Response.json({ code: 'unavailable', message: 'Resting' }, { status: 503 }));
  await theirs;
  expect(session.get().user?.shortcuts).toEqual(['/theirs']);
});

/** Chooses on a page whose server answers nothing. */
async function leaveUnanswered(): Promise<void> {
  const { seen } = serveCalls({ 'POST /api/auth/user/update': () => new Promise<Response>(() => undefined) });
  const page = await openPage('me');
  void page.saveOwnChoice('notices', CHOICE);
  void page.saveOwnChoice('shortcuts', ['/doctors']);
  void page.saveOwnChoice('shortcuts', ['/doctors', '/profile']);
  await waitFor(() => expect(seen).toHaveLength(1));
}

/** The modules as a page of this tab loads them, with somebody signed in. */
async function openPage(uuid: string) {
  const load = async () => ({ ...(await import('./index')), ...(await import('@portal/shared/session')) });
  const pages: Awaited<ReturnType<typeof load>>[] = [];
  await jest.isolateModulesAsync(async () => void pages.push(await load()));
  const [page] = pages;
  if (!page) throw new Error('the modules did not load');
  page.publishSession({ ...session.get(), user: buildContact({ uuid, notices: null, shortcuts: [] }) });
  return page;
}
