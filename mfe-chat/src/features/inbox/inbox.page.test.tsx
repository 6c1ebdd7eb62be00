import { PortalError } from '@portal/shared/errors';
import { provideRealtime } from '@portal/shared/realtime';
import { renderRemote, signIn, type RenderedRemote } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as lifecycle from '../../lifecycle';
import { buildPendingRoom, ROOM } from '../../testing/builders';
import { FakeChat } from '../../testing/fake-chat';

const OTHER = '00000000-0000-4000-8000-0000000000c2';
let rendered: RenderedRemote | undefined;

async function openInbox(chat: FakeChat, language: 'en' | 'ar' = 'en'): Promise<void> {
  provideRealtime(chat.realtime);
  rendered = await renderRemote(lifecycle, '/inbox', language);
}

describe('inbox', () => {
  beforeEach(() => signIn());

  test('[CH-01] lists the pending rooms, newest first; each leads to its room by the owner of the case', async () => {
    const chat = new FakeChat();
    chat.pendings = [
      buildPendingRoom({ sentAt: '2026-03-01T09:00:00.000Z', ownerType: 'admin' }),
      buildPendingRoom({
        room: OTHER,
        sentAt: '2026-03-02T09:00:00.000Z',
        ownerType: 'dso',
        source: 'doctor',
        caseIdentifier: 'C-10002',
      }),
    ];
    await openInbox(chat);
    const [newest, oldest] = within(
      await screen.findByRole('list', { name: 'Chats with unread messages' }),
    ).getAllByRole('link');
    expect(newest).toHaveTextContent(/C-10002.*Sarah Miller.*Doctor/);
    expect(newest).toHaveAttribute('href', `/cases/dso/${OTHER}/chat`);
    expect(oldest).toHaveTextContent(/C-10001.*Sarah Miller.*Admin.*01 Mar 2026/);
    expect(oldest).toHaveAttribute('href', `/cases/admin/${ROOM}/chat`);
    expect(rendered?.errors).toEqual([]);
  });

  test('[CH-01] only a DSO sees whether it is a doctor or an admin', async () => {
    signIn({ company: { flagsMap: { isDso: false, hasAdvancedModules: false, returned: false } } });
    const chat = new FakeChat();
    chat.pendings = [buildPendingRoom()];
    await openInbox(chat);
    expect(await screen.findByRole('link', { name: /C-10001/ })).not.toHaveTextContent('Admin');
  });

  test('[CH-04] refreshes on notify and on connect', async () => {
    const chat = new FakeChat();
    await openInbox(chat);
    expect(await screen.findByText('Empty Inbox')).toBeVisible();
    chat.pendings = [buildPendingRoom()];
    act(() => chat.notify());
    expect(await screen.findByText('C-10001')).toBeVisible();
    act(() => chat.disconnect());
    chat.pendings = [];
    act(() => chat.connect());
    expect(await screen.findByText('Empty Inbox')).toBeVisible();
  });

  test('[CH-04] waits for the socket with a skeleton', async () => {
    const chat = new FakeChat([], false);
    await openInbox(chat);
    expect(await screen.findByRole('status', { name: 'Loading data..' })).toBeVisible();
    act(() => chat.connect());
    expect(await screen.findByText('Empty Inbox')).toBeVisible();
  });

  test('[CH-07] a failure is told, and can be tried again', async () => {
    const chat = new FakeChat();
    chat.spoilNext('getPendings', new PortalError('internal', 'Something went wrong'));
    await openInbox(chat);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Empty Inbox')).toBeVisible();
  });

  test('[CH-01] in Arabic', async () => {
    const chat = new FakeChat();
    chat.pendings = [buildPendingRoom({ unread: 3 })];
    await openInbox(chat, 'ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'صندوق الوارد' })).toBeVisible();
    await waitFor(() => expect(screen.getByTitle('3 رسائل غير مقروءة')).toBeVisible());
  });
});
