import { realtime } from '@portal/shared/realtime';
import { buildContact, buildConversation, serveCalls } from '@portal/shared/testing';
import type { NoticeChoice } from '@portal/shared/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FakeNotification, installNotifications } from '../testing/fake-notification';
import { prepareSocket, type FakeSocket } from '../testing/fake-socket';
import { CALLS, freshBrowser, openShell } from '../testing/shell-page';

jest.mock('../federation/host/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

const CHOICE: NoticeChoice = { browser: true, sound: false, mailDigest: true, quietHours: null };
const before = buildConversation({ room: 'r1', unread: 0, msgId: 6 });
const after = buildConversation({ room: 'r1', unread: 1, msgId: 7, sentAt: '2026-03-02T10:30:00.000Z' });

let socket: FakeSocket;
beforeEach(() => {
  freshBrowser();
  socket = prepareSocket();
  socket.conversations = [before];
});

const callsOf = (notices: NoticeChoice | null) => ({
  ...CALLS,
  'GET /contact/me': buildContact({ notices }),
});

/** The portal of somebody who chose so, with one read conversation. */
async function openFor(notices: NoticeChoice | null, path = '/cases/admin'): Promise<void> {
  serveCalls(callsOf(notices));
  await openShell(path);
  await waitFor(() => expect(socket.countOf('getPendings')).toBe(1));
}

/** The lab writes, and the server hints at it. */
function write(conversation = after): void {
  socket.conversations = [conversation];
  act(() => socket.receive('notify', { room: conversation.room }));
}

const announced = (text: string) => waitFor(() => expect(document.body).toHaveTextContent(text));

describe('a new message', () => {
  it('[CH-04] is told by the browser without patient and text, silently; a press opens it', async () => {
    installNotifications('granted');
    await openFor(CHOICE);
    write();
    await waitFor(() => expect(FakeNotification.shown).toHaveLength(1));
    const [shown] = FakeNotification.shown;
    expect(shown?.title).toBe('New message: C-10001');
    expect(shown?.options).toMatchObject({ body: 'Care team', tag: 'portal.chat.r1', silent: true });
    act(() => shown?.onclick?.());
    await waitFor(() => expect(window.location.pathname).toBe('/cases/dso/r1/chat'));
  });

  it('[CH-04] has patient, text and a sound where the person chose so', async () => {
    installNotifications('granted');
    localStorage.setItem(`portal.notifications.names.${buildContact().uuid}`, 'on');
    await openFor({ ...CHOICE, sound: true });
    write();
    await waitFor(() => expect(FakeNotification.shown).toHaveLength(1));
    expect(FakeNotification.shown[0]?.options).toMatchObject({
      body: 'Sarah Miller\nCare team: The upper scan is fine',
      silent: false,
    });
  });

  it.each([
    ['did not choose it', null],
    ['has quiet hours', { ...CHOICE, quietHours: { from: '00:00', to: '23:59' } }],
  ])('[CH-04] is announced on the page alone to who %s', async (_, notices) => {
    jest.spyOn(Date.prototype, 'getHours').mockReturnValue(12);
    installNotifications('granted');
    await openFor(notices);
    write();
    await announced('New message from Care team about C-10001');
    expect(FakeNotification.shown).toEqual([]);
  });

  it('[CH-04] is not told of a conversation on screen, and what waited before is no news', async () => {
    installNotifications('granted');
    const old = buildConversation({ room: 'r2', unread: 3 });
    socket.conversations = [old, before];
    await openFor(CHOICE, '/cases/r1/chat');
    await act(() => realtime.request('join', { room: 'r1' }));
    socket.conversations = [after, buildConversation({ room: 'r3', sentAt: after.sentAt }), old];
    act(() => socket.receive('notify', { room: 'r1' }));
    await waitFor(() => expect(FakeNotification.shown).toHaveLength(1));
    expect(FakeNotification.shown[0]?.options.tag).toBe('portal.chat.r3');
  });

  it('[CH-04] is told of a conversation that is joined to send what waited, and not on screen', async () => {
    installNotifications('granted');
    await openFor(CHOICE);
    await act(() => realtime.request('join', { room: 'r1' }));
    write();
    await waitFor(() => expect(FakeNotification.shown).toHaveLength(1));
  });
});

describe('the settings of notifications', () => {
  const openSettings = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Account of Emma Clark' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Notifications$/ }));
    // In tests antd gives all its ids one name, so the dialog's own is not to be had.
    return within(await screen.findByRole('dialog'));
  };
  const saved = (seen: readonly { call: string; request: { body?: unknown } }[]) =>
    seen.flatMap(({ call, request }) => (call === 'POST /api/auth/user/update' ? [request.body] : []));

  it('[CH-04] [SH-07] the browser asks only after a press, and shows what a notification looks like', async () => {
    installNotifications('default', 'granted');
    const { seen } = serveCalls({ ...callsOf(null), 'POST /api/auth/user/update': buildContact() });
    await openShell('/cases/admin');
    const settings = await openSettings();
    expect(FakeNotification.asked).toBe(0);
    await userEvent.click(settings.getByRole('switch', { name: 'New chat messages' }));
    await waitFor(() => expect(FakeNotification.asked).toBe(1));
    expect(saved(seen)).toEqual([
      { notices: { browser: true, sound: false, mailDigest: true, quietHours: null } },
    ]);
    await waitFor(() =>
      expect(FakeNotification.shown[0]?.options.body).toBe('This is how new messages will be announced.'),
    );
    expect(settings.queryByRole('status')).toBeNull();
  });

  it('[CH-04] a browser that blocks them says so', async () => {
    installNotifications('denied');
    await openFor(CHOICE);
    const settings = await openSettings();
    expect(settings.getByRole('status')).toHaveTextContent(/^This browser blocks notifications/);
    expect(FakeNotification.asked).toBe(0);
  });

  it('[CH-04] a choice from another desk waits for this browser’s leave', async () => {
    installNotifications('default', 'denied');
    await openFor(CHOICE);
    const settings = await openSettings();
    await userEvent.click(settings.getByRole('button', { name: 'Allow here' }));
    expect(await settings.findByText(/^This browser blocks notifications/)).toBeVisible();
  });

  it('[CH-04] quiet hours, sound and the mail are saved at once; names are this browser’s alone', async () => {
    installNotifications('granted');
    const { seen } = serveCalls({ ...callsOf(CHOICE), 'POST /api/auth/user/update': buildContact() });
    await openShell('/cases/admin');
    const settings = await openSettings();
    await userEvent.click(settings.getByRole('switch', { name: 'Sound' }));
    await userEvent.click(settings.getByRole('switch', { name: 'Summary of unread messages' }));
    await userEvent.click(settings.getByRole('switch', { name: 'Quiet hours' }));
    await userEvent.clear(settings.getByLabelText('From'));
    await userEvent.type(settings.getByLabelText('From'), '21:30');
    await userEvent.tab();
    await userEvent.click(settings.getByRole('switch', { name: 'Show patient and text' }));
    const quiet = { ...CHOICE, sound: true, mailDigest: false };
    await waitFor(() =>
      expect(saved(seen)).toEqual([
        { notices: { ...CHOICE, sound: true } },
        { notices: quiet },
        { notices: { ...quiet, quietHours: { from: '19:00', to: '07:00' } } },
        { notices: { ...quiet, quietHours: { from: '21:30', to: '07:00' } } },
      ]),
    );
    expect(localStorage.getItem(`portal.notifications.names.${buildContact().uuid}`)).toBe('on');
  });

  it('[CH-04] [CO-06] the mail stays on for relationship managers, who are told so', async () => {
    installNotifications('granted');
    const quiet = { ...CHOICE, mailDigest: false };
    serveCalls({ ...CALLS, 'GET /contact/me': buildContact({ notices: quiet, role: 'RM' }) });
    await openShell('/cases/admin');
    const digest = (await openSettings()).getByRole('switch', { name: 'Summary of unread messages' });
    expect(digest).toBeChecked();
    expect(digest).toBeDisabled();
    expect(digest).toHaveAccessibleDescription(/Relationship managers always get it\.$/);
  });

  it('[CH-04] [AP-03] a choice that cannot be saved goes back, and says why', async () => {
    installNotifications('granted');
    serveCalls({
      ...callsOf(CHOICE),
      'POST /api/auth/user/update': () =>
        Response.json({ code: 'unavailable', message: 'The service is resting' }, { status: 503 }),
    });
    await openShell('/cases/admin');
    const settings = await openSettings();
    await userEvent.click(settings.getByRole('switch', { name: 'Sound' }));
    expect(await screen.findByText('The service is resting')).toBeVisible();
    expect(settings.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
  });
});
