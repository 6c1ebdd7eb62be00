import { buildCompany, buildConversation as room, serveCalls } from '@portal/shared/testing';
import { outbox, realtime } from '@portal/shared/realtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { prepareSocket, type FakeSocket } from '../testing/fake-socket';
import { CALLS, freshBrowser, openShell } from '../testing/shell-page';

jest.mock('../federation/host/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

let socket: FakeSocket;
beforeEach(() => {
  freshBrowser();
  socket = prepareSocket();
  serveCalls(CALLS);
});

const unread = room({ room: 'r1' });
const read = room({
  room: 'r2',
  unread: 0,
  patientName: 'Mehmet Kaya',
  caseIdentifier: 'C-10002',
  ownerType: 'admin',
});
const own = room({
  ...{ room: 'r3', unread: 0, patientName: 'Lina Haddad', caseIdentifier: 'C-10003', ownerType: 'client' },
  ...{ senderType: 'client', isOwn: true, hasText: false, files: 2, message: 'scan.stl' },
});

const openPopup = async (name = 'Inbox, 1 unread chat') =>
  userEvent.click(await screen.findByRole('button', { name }));
const card = (name: RegExp) => screen.findByRole('link', { name });

describe('the inbox', () => {
  it('[SH-08] [SH-09] [SH-24] [SH-30] [CH-01] [CH-05] lists unread conversations and then read ones, as the socket tells them', async () => {
    socket.conversations = [unread, read];
    await openShell('/cases/admin');
    await openPopup();
    const waiting = await card(/Sarah Miller/);
    expect(waiting).toHaveAttribute('href', '/cases/dso/r1/chat');
    expect(waiting).toHaveTextContent(/02 Mar 2026.*C-10001.*Doctor.*2.*Care team: The upper scan is fine/);
    expect(within(waiting).getByText('02 Mar 2026')).toHaveAttribute(
      'title',
      expect.stringMatching(/ \d\d:30$/),
    );
    expect(await card(/Mehmet Kaya/)).toHaveAttribute('href', '/cases/admin/r2/chat');
    const list = screen.getByRole('list', { name: 'Chats' });
    expect(within(list).getAllByRole('link')).toEqual([waiting, await card(/Mehmet Kaya/)]);
    expect(screen.getByText('Inbox (1)')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all messages' })).toHaveAttribute('href', '/inbox');
    expect(socket.opened?.options).toMatchObject({ path: '/chat', transports: ['websocket'] });
  });

  it('[CH-07] counts what of the person was not sent, and leads to it', async () => {
    socket.conversations = [unread];
    serveCalls({
      ...CALLS,
      'POST /chatFile': () => Response.json({ code: 'infectedFile', message: 'A virus' }, { status: 400 }),
    });
    await openShell('/cases/admin');
    await screen.findByText('page of cases');
    act(() => outbox.attach('r1', [new File(['bytes'], 'front.jpg')]));
    await waitFor(() => expect(outbox.state().chosen).toHaveLength(1));
    const files = outbox.state().chosen.map(({ id }) => id);
    act(() => outbox.add({ room: 'r1', message: 'Stop', files, refers: null }));
    expect(await screen.findByText('A chat message was not sent. The inbox leads to it.')).toBeVisible();
    await openPopup('Inbox, 1 unread chat, 1 message not sent');
    const alert = (await screen.findByText('1 of your messages was not sent')).closest('[role=alert]');
    expect(within(alert as HTMLElement).getByRole('link', { name: 'Show' })).toHaveAttribute(
      'href',
      '/cases/dso/r1/chat',
    );
  });

  it('[CH-01] [CH-06] says who wrote last, and names a file', async () => {
    socket.conversations = [own];
    await openShell('/cases/admin');
    await openPopup('Inbox, nothing new');
    const last = await card(/Lina Haddad/);
    expect(last).toHaveTextContent('You: scan.stl and 1 more file');
    expect(within(last).getByRole('img', { name: '2 files' })).toBeVisible();
    expect(last).toHaveAttribute('href', '/cases/r3/chat');
    expect(screen.queryByRole('button', { name: /^Mark C-10003/ })).toBeNull();
  });

  it('[CH-01] shows more on request, and a conversation only once', async () => {
    socket.conversations = [unread, read, own];
    await openShell('/cases/admin');
    await openPopup();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await card(/Lina Haddad/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getAllByRole('link', { name: /^(Sarah|Mehmet|Lina)/ })).toHaveLength(3);
  });

  it('[CH-01] shows unread ones alone where that is wanted', async () => {
    socket.conversations = [unread, read];
    await openShell('/cases/admin');
    await openPopup();
    await userEvent.click(await screen.findByText('Unread'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Mehmet Kaya/ })).toBeNull());
    expect(await card(/Sarah Miller/)).toBeVisible();
    socket.conversations = [read];
    act(() => socket.receive('notify', { room: 'r1' }));
    expect(await screen.findByText('You have read everything')).toBeVisible();
  });

  it('[CH-01] [CH-04] marks as read and as unread without opening, and the title follows', async () => {
    socket.conversations = [unread];
    await openShell('/cases/admin');
    await waitFor(() => expect(document.title).toMatch(/^\(2\)/));
    await openPopup();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark C-10001 as read' }));
    await waitFor(() => expect(document.title).not.toMatch(/^\(/));
    expect(await screen.findByRole('button', { name: 'Inbox, nothing new' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mark C-10001 as unread' }));
    await waitFor(() => expect(document.title).toMatch(/^\(1\)/));
    const marks = socket.asked.filter(({ event }) => event.startsWith('setAs'));
    expect(marks).toEqual([
      { event: 'setAsSeen', payload: { room: 'r1', upTo: 7 } },
      { event: 'setAsUnread', payload: { room: 'r1', from: 7 } },
    ]);
  });

  it('[CH-01] says why a mark was refused, and leaves the card as it is', async () => {
    socket.conversations = [unread];
    await openShell('/cases/admin');
    await openPopup();
    const button = await screen.findByRole('button', { name: 'Mark C-10001 as read' });
    socket.refusal = { code: 'unavailable', message: 'The chat is resting' };
    await userEvent.click(button);
    expect(await screen.findByText('The chat is resting')).toBeVisible();
    expect(button).toBeVisible();
  });

  it('[SH-08] is walked through by the arrow keys', async () => {
    socket.conversations = [unread, read];
    await openShell('/cases/admin');
    await openPopup();
    const [first, second] = [await card(/Sarah Miller/), await card(/Mehmet Kaya/)];
    await userEvent.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(second).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/cases/admin/r2/chat'));
  });
});

describe('the popover of the inbox', () => {
  it('[SH-08] stays open when the page redirects while it loads, and gives way to another page', async () => {
    socket.conversations = [unread];
    await openShell('/cases/admin');
    await openPopup();
    const popup = screen.getByRole('dialog', { name: /^Inbox/ });
    expect(popup).toHaveFocus();
    act(() => window.history.replaceState(null, '', '/cases/doctor'));
    const link = screen.getByRole('link', { name: 'Doctor Cases' });
    await waitFor(() => expect(link.closest('li')).toHaveClass('ant-menu-item-selected'));
    await act(async () => new Promise(requestAnimationFrame));
    expect(popup).toHaveFocus();
    act(() => {
      window.history.pushState(null, '', '/cases');
      window.history.replaceState(null, '', '/cases/admin');
    });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await waitFor(() => expect(popup).not.toBeInTheDocument());
  });
});

describe('the inbox’s connection', () => {
  it('[CH-04] one list on connect, also where the page of the inbox asks for it too, and one for all hints of two seconds', async () => {
    Object.assign(socket, { conversations: [unread], isReachable: false });
    await openShell('/cases/admin');
    await waitFor(() => expect(socket.opened).not.toBeNull());
    const page = await act(() => {
      socket.connectNow();
      return realtime.request('getPendings', {});
    });
    expect(page).toMatchObject({ unreadTotal: 2 });
    expect(await screen.findByRole('button', { name: 'Inbox, 1 unread chat' })).toBeVisible();
    expect(socket.countOf('getPendings')).toBe(1);
    for (let hint = 0; hint < 20; hint += 1) act(() => socket.receive('notify', { room: 'r1' }));
    await waitFor(() => expect(socket.countOf('getPendings')).toBe(2));
  });

  it('[SH-08] says that it is empty, and hears of news', async () => {
    await openShell('/cases/admin');
    await openPopup('Inbox, nothing new');
    expect(await screen.findByText('Empty Inbox')).toBeInTheDocument();
    socket.conversations = [unread];
    act(() => socket.receive('notify', { room: 'r1' }));
    expect(await screen.findByText('Sarah Miller')).toBeInTheDocument();
  });

  it('[SH-08] waits for the socket, and says that it is down while it is', async () => {
    socket.isReachable = false;
    await openShell('/cases/admin');
    await openPopup('Inbox, nothing new');
    expect(await screen.findByText(/^No connection to the chat/)).toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Loading data..' })).toBeInTheDocument();
    expect(screen.queryByText('Empty Inbox')).toBeNull();
    socket.conversations = [unread];
    act(() => socket.connectNow());
    expect(await screen.findByText('Sarah Miller')).toBeInTheDocument();
    expect(screen.queryByText(/^No connection/)).toBeNull();
    act(() => socket.lose());
    expect(await screen.findByText(/^No connection/)).toBeInTheDocument();
    expect(screen.getByText('Sarah Miller')).toBeInTheDocument();
  });

  it('[SH-08] says that the rooms could not be had, and asks again', async () => {
    socket.refusal = { code: 'internal', message: 'no' };
    await openShell('/cases/admin');
    await openPopup('Inbox, nothing new');
    expect(await screen.findByText('The messages could not be loaded')).toBeInTheDocument();
    socket.refusal = null;
    socket.conversations = [unread];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sarah Miller')).toBeInTheDocument();
    expect(screen.queryByText('The messages could not be loaded')).toBeNull();
  });

  it('[SH-08] [SH-30] has no label of a side where the company is no DSO', async () => {
    const flagsMap = { isDso: false, hasAdvancedModules: false, returned: false };
    serveCalls({ ...CALLS, 'GET /company/me': buildCompany({ flagsMap, dateFormat: 'MM/DD/YYYY' }) });
    socket.conversations = [unread];
    await openShell('/cases/admin');
    await openPopup();
    expect(await card(/Sarah Miller/)).toHaveTextContent('03/02/2026');
    expect(await card(/Sarah Miller/)).not.toHaveTextContent('Doctor');
  });
});
