import { PortalError } from '@portal/shared/errors';
import { signIn } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMessage, buildMessages, ROOM } from '../../testing/builders';
import { FakeChat } from '../../testing/fake-chat';
import { log, openRoom } from '../../testing/room-page';

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('a room', () => {
  test('[CH-01] shows the case, its messages and the way to the case', async () => {
    const chat = new FakeChat([buildMessage(1, { message: 'مرحبا' })]);
    const { errors } = await openRoom(chat, `/cases/dso/${ROOM}/chat`);
    expect(await screen.findByRole('heading', { level: 1, name: /C-10001/ })).toBeVisible();
    expect(screen.getByText('Sarah Miller')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open case' })).toHaveAttribute(
      'href',
      `/doctor/all/${ROOM}/overview`,
    );
    const text = within(await log()).getByText('مرحبا');
    expect(text).toHaveAttribute('dir', 'auto');
    expect(within(await log()).getByText('02 Mar 2026')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('[CH-01] leads to the case by what the server says of it, also from an address that was made without knowing', async () => {
    const chat = new FakeChat();
    chat.ownerType = 'dso';
    await openRoom(chat, `/cases/${ROOM}/chat`);
    expect(await screen.findByRole('link', { name: 'Open case' })).toHaveAttribute(
      'href',
      `/doctor/all/${ROOM}/overview`,
    );
  });

  test("[CH-01] another company's room is not found", async () => {
    await openRoom(new FakeChat(), '/cases/00000000-0000-4000-8000-0000000000ff/chat');
    expect(await screen.findByText('There is nothing here')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('[CH-02] of a case whose patient data was erased invites nobody to write, and says why', async () => {
    const chat = new FakeChat();
    chat.erasedAt = '2026-03-05T10:00:00.000Z';
    await openRoom(chat);
    expect(await screen.findByText(/was erased on 05 Mar 2026\. Nobody can write here/)).toBeVisible();
    expect(screen.getByText('No messages.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Write a message' })).toBeDisabled();
  });

  test('[CH-02] whose patient data is erased while it is open keeps nothing of the patient on screen', async () => {
    const chat = new FakeChat(buildMessages(1, 2));
    await openRoom(chat);
    expect(await screen.findByText('Message 2')).toBeVisible();
    expect(screen.getByText('Sarah Miller')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Write a message' }), 'Sarah says');
    act(() => chat.erase('2026-03-05T10:00:00.000Z'));
    expect(await screen.findByText(/was erased on 05 Mar 2026/)).toBeVisible();
    expect(screen.getByText('No messages.')).toBeVisible();
    expect(screen.queryByText('Sarah Miller')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Write a message' })).toHaveValue('');
  });

  test('[CH-07] a failed join offers to try again', async () => {
    const chat = new FakeChat();
    chat.spoilNext('join', new PortalError('internal', 'Something went wrong'));
    await openRoom(chat);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No messages yet. Write the first one below.')).toBeVisible();
  });

  test('[CH-02] loads earlier messages by button and by scrolling up, and marks where the unread begin', async () => {
    await openRoom(new FakeChat([...buildMessages(1, 50, { status: 'read' }), ...buildMessages(51, 55)]));
    expect(await screen.findByText('5 unread')).toBeVisible();
    expect(screen.queryByText('Message 35')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Load earlier messages' }));
    expect(await screen.findByText('Message 16')).toBeVisible();
    fireEvent.scroll(await log());
    expect(await screen.findByText('Message 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load earlier messages' })).not.toBeInTheDocument();
  });

  test('[CH-02] a reader further up is told of new messages and can jump to them', async () => {
    const chat = new FakeChat(buildMessages(1, 3, { status: 'read' }));
    await openRoom(chat);
    const scroller = await log();
    await screen.findByText('Message 3');
    scroller.scrollTop = -500;
    fireEvent.scroll(scroller);
    act(() => void chat.write({ message: 'Plan is ready' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Jump to latest, 1 unread' }));
    expect(scroller.scrollTop).toBe(0);
    await waitFor(() => expect(chat.stored.at(-1)?.status).toBe('read'));
    expect(screen.queryByRole('button', { name: /Jump to latest/ })).not.toBeInTheDocument();
  });

  test('[CH-02] the jump to the newest message is not taken back by what it changes in the log', async () => {
    const chat = new FakeChat(buildMessages(1, 40));
    await openRoom(chat);
    const scroller = await log();
    await screen.findByText('Message 40');
    // Every row stands 500 pixels above the end.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this === scroller
        ? new DOMRect(0, 0, 10, 100)
        : new DOMRect(0, -500 - scroller.scrollTop, 10, 40);
    });
    scroller.scrollTop = -500;
    fireEvent.scroll(scroller);
    await userEvent.click(await screen.findByRole('button', { name: /^Jump to latest, / }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Jump/ })).not.toBeInTheDocument());
    expect(scroller.scrollTop).toBe(0);
    jest.restoreAllMocks();
  });

  test('[CH-06] an address in a message opens apart, and only when clicked', async () => {
    await openRoom(new FakeChat([buildMessage(1, { message: 'See https://example.com/plan.' })]));
    const link = await screen.findByRole('link', { name: 'https://example.com/plan' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });
});
