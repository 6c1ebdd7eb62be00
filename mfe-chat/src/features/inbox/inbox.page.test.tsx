import { PortalError } from '@portal/shared/errors';
import { provideRealtime } from '@portal/shared/realtime';
import { buildConversation, renderRemote, signIn, type RenderedRemote } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as lifecycle from '../../lifecycle';
import { FakeInbox } from '../../testing/fake-inbox';

const id = (n: number) => `00000000-0000-4000-8000-0000000000c${n}`;
const unread = buildConversation({ room: id(1) });
const read = buildConversation({
  ...{ room: id(2), unread: 0, caseIdentifier: 'C-10002', patientName: 'Mehmet Kaya' },
  ...{
    ownerType: 'admin',
    source: 'admin',
    isOwn: true,
    senderType: 'client',
    sentAt: '2026-03-01T09:00:00.000Z',
  },
});
const file = buildConversation({
  ...{ room: id(3), unread: 0, caseIdentifier: 'C-10003', patientName: 'Lina Haddad', ownerType: 'client' },
  ...{ hasText: false, files: 1, message: 'scan.stl' },
});
let rendered: RenderedRemote;

async function openInbox(inbox: FakeInbox, language: 'en' | 'ar' = 'en', path = '/inbox'): Promise<void> {
  provideRealtime(inbox.realtime);
  rendered = await renderRemote(lifecycle, path, language);
}
const cards = async () => within(await screen.findByRole('list', { name: 'Chats' })).getAllByRole('link');

beforeEach(() => signIn());

describe('inbox', () => {
  test('[CH-01] [SH-09] lists conversations, unread ones first, by who wrote last; each leads to its room by the owner of the case', async () => {
    await openInbox(new FakeInbox([unread, read]));
    const [first, second] = await cards();
    expect(first).toHaveTextContent(
      /Sarah Miller.*C-10001.*Doctor.*02 Mar 2026.*Care team: The upper scan is fine.*2/,
    );
    expect(first).toHaveAttribute('href', `/cases/dso/${id(1)}/chat`);
    expect(second).toHaveTextContent(/Mehmet Kaya.*C-10002.*Admin.*01 Mar 2026.*You: The upper scan is fine/);
    expect(second).toHaveAttribute('href', `/cases/admin/${id(2)}/chat`);
    expect(rendered.errors).toEqual([]);
  });

  test('[CH-01] more of them come on request, a file by its name, and a refresh keeps them', async () => {
    const inbox = new FakeInbox([unread, read, file]);
    await openInbox(inbox);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    const last = await screen.findByRole('link', { name: /Lina Haddad/ });
    expect(last).toHaveTextContent('Care team: scan.stl');
    expect(within(last).getByRole('img', { name: '1 file' })).toBeVisible();
    expect(last).toHaveAttribute('href', `/cases/${id(3)}/chat`);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    inbox.conversations = [{ ...file, unread: 1 }, unread, read];
    act(() => inbox.notify());
    await waitFor(async () => expect((await cards())[0]).toHaveTextContent('Lina Haddad'));
    expect(await cards()).toHaveLength(3);
  });

  test('[CH-01] unread ones alone, by the address too', async () => {
    const inbox = new FakeInbox([unread, read]);
    await openInbox(inbox);
    await userEvent.click(await screen.findByText('Unread (1)'));
    await waitFor(() => expect(screen.queryByText('Mehmet Kaya')).toBeNull());
    expect(window.location.search).toBe('?show=unread');
    inbox.conversations = [read];
    act(() => inbox.notify());
    await userEvent.click(await screen.findByRole('link', { name: 'Show all chats' }));
    expect(await screen.findByText('Mehmet Kaya')).toBeVisible();
  });

  test('[CH-01] marks as read and as unread without opening; one’s own last word has nothing to mark', async () => {
    const inbox = new FakeInbox([unread, read]);
    await openInbox(inbox);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark C-10001 as read' }));
    const back = await screen.findByRole('button', { name: 'Mark C-10001 as unread' });
    expect(screen.queryByTitle('2 unread messages')).toBeNull();
    await userEvent.click(back);
    // Its answer follows within the pause between two lists.
    expect(await screen.findByTitle('1 unread message')).toBeVisible();
    expect(inbox.requests.filter(({ event }) => event.startsWith('setAs'))).toEqual([
      { event: 'setAsSeen', payload: { room: id(1), upTo: 7 } },
      { event: 'setAsUnread', payload: { room: id(1), from: 7 } },
    ]);
    expect(screen.queryByRole('button', { name: /^Mark C-10002/ })).toBeNull();
  });

  test('[CH-07] a mark that is refused is told', async () => {
    const inbox = new FakeInbox([unread]);
    await openInbox(inbox);
    const button = await screen.findByRole('button', { name: 'Mark C-10001 as read' });
    inbox.refusal = new PortalError('unavailable', 'no');
    await userEvent.click(button);
    expect(await screen.findByText('The chat could not be marked. Try again.')).toBeVisible();
  });

  test('[CH-01] only a DSO sees whether it is a doctor or an admin', async () => {
    signIn({ company: { flagsMap: { isDso: false, hasAdvancedModules: false, returned: false } } });
    await openInbox(new FakeInbox([unread]));
    expect(await screen.findByRole('link', { name: /C-10001/ })).not.toHaveTextContent('Doctor');
  });
});

describe('the inbox’s connection', () => {
  test('[CH-04] refreshes on notify and on connect, and asks once when it is opened', async () => {
    const inbox = new FakeInbox();
    await openInbox(inbox);
    expect(await screen.findByText('Empty Inbox')).toBeVisible();
    expect(inbox.countOf('getPendings')).toBe(1);
    inbox.conversations = [unread];
    act(() => inbox.notify());
    expect(await screen.findByText('C-10001')).toBeVisible();
    act(() => inbox.setConnected(false));
    inbox.conversations = [];
    act(() => inbox.setConnected(true));
    expect(await screen.findByText('Empty Inbox')).toBeVisible();
    expect(inbox.countOf('getPendings')).toBe(3);
  });

  test('[CH-04] many hints in a row are one request', async () => {
    const inbox = new FakeInbox([unread]);
    await openInbox(inbox);
    await cards();
    for (let hint = 0; hint < 20; hint += 1) act(() => inbox.notify());
    await waitFor(() => expect(inbox.countOf('getPendings')).toBe(3));
  });

  test('[CH-04] waits for the socket with a skeleton, and asks once when it is there', async () => {
    const inbox = new FakeInbox([], false);
    await openInbox(inbox);
    expect(await screen.findByRole('status', { name: 'Loading data..' })).toBeVisible();
    act(() => inbox.setConnected(true));
    expect(await screen.findByText('Empty Inbox')).toBeVisible();
    expect(inbox.countOf('getPendings')).toBe(1);
  });

  test('[CH-07] a failure is told, and can be tried again', async () => {
    const inbox = new FakeInbox();
    inbox.refusal = new PortalError('internal', 'Something went wrong');
    await openInbox(inbox);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Empty Inbox')).toBeVisible();
  });

  test('[CH-01] in Arabic', async () => {
    await openInbox(new FakeInbox([buildConversation({ unread: 3 })]), 'ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'صندوق الوارد' })).toBeVisible();
    await waitFor(() => expect(screen.getByTitle('3 رسائل غير مقروءة')).toBeVisible());
  });
});
