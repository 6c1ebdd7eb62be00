import { PortalError } from '@portal/shared/errors';
import { signIn } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMessage, buildMessages, ROOM } from '../../testing/builders';
import { FakeChat } from '../../testing/fake-chat';
import { box, log, openRoom } from '../../testing/room-page';

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('writing', () => {
  test('[CH-02] Enter sends, Shift+Enter starts a line; tick when sent, double tick when read', async () => {
    const chat = new FakeChat();
    await openRoom(chat);
    await screen.findByText('No messages yet. Write the first one below.');
    await userEvent.type(box(), 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
    expect(await screen.findByRole('img', { name: 'Sent' })).toBeVisible();
    expect(chat.stored).toMatchObject([{ message: 'Hello\nthere' }]);
    expect(box()).toHaveValue('');
    act(() => chat.readAll());
    expect(await screen.findByRole('img', { name: 'Read' })).toBeVisible();
  });

  test('[CH-07] without a connection a message waits, says so, and goes by itself, once', async () => {
    const chat = new FakeChat();
    await openRoom(chat);
    await log();
    act(() => chat.disconnect());
    expect(await screen.findByText(/^Connecting… What you write is kept/)).toBeVisible();
    await userEvent.type(box(), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('img', { name: 'Sending' })).toBeVisible();
    expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument();
    act(() => chat.connect());
    expect(await screen.findByRole('img', { name: 'Sent' })).toBeVisible();
    expect(screen.queryByText(/^Connecting/)).not.toBeInTheDocument();
    expect(chat.stored).toHaveLength(1);
    expect(screen.getAllByText('Hello')).toHaveLength(1);
  });

  test('[CH-07] a device that is offline is said to be', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const chat = new FakeChat();
    await openRoom(chat);
    await log();
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.queryByText(/^This device is offline/)).not.toBeInTheDocument();
    act(() => chat.disconnect());
    expect(await screen.findByText(/^This device is offline/)).toBeVisible();
  });

  test('[CH-07] a refused message says why; it can be edited again, or given up', async () => {
    const chat = new FakeChat();
    chat.spoilNext('message', new PortalError('companyBlocked', 'You are blocked'));
    await openRoom(chat);
    await log();
    await userEvent.type(box(), 'Hello{Enter}');
    expect(await screen.findByText('Not sent. You are blocked')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit again' }));
    expect(box()).toHaveValue('Hello');
    expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument();
    chat.spoilNext('message', new PortalError('companyBlocked', 'You are blocked'));
    await userEvent.type(box(), '{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });

  test('[CH-02] the line of the unread goes when one answers', async () => {
    await openRoom(new FakeChat(buildMessages(1, 3)));
    expect(await screen.findByText('3 unread')).toBeVisible();
    await userEvent.type(box(), 'Thank you{Enter}');
    await waitFor(() => expect(screen.queryByText('3 unread')).not.toBeInTheDocument());
  });

  test('[CH-02] a draft stays with its room', async () => {
    const chat = new FakeChat();
    const { unmount } = await openRoom(chat);
    await log();
    await userEvent.type(box(), 'Half a thought');
    await unmount();
    await openRoom(chat);
    await log();
    expect(box()).toHaveValue('Half a thought');
  });

  test('[CH-02] an own message is hidden after asking; others have no such button', async () => {
    const chat = new FakeChat([
      buildMessage(1),
      buildMessage(2, { senderType: 'client', senderName: 'Emma Clark' }),
      buildMessage(3, { senderType: 'client', senderName: 'A Colleague' }),
    ]);
    await openRoom(chat);
    await userEvent.click(await screen.findByRole('button', { name: 'Hide message' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('This message was hidden')).toBeVisible();
    expect(chat.stored[1]?.hidden).toBe(true);
  });

  test('[CH-02] 4,001 characters are too many: said, kept, and not sent; blank ones are not sent', async () => {
    const chat = new FakeChat();
    await openRoom(chat);
    await log();
    await userEvent.type(box(), '   {Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    fireEvent.change(box(), { target: { value: '🦷'.repeat(4_001) } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '1 character too many: a message has at most 4000.',
    );
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    fireEvent.change(box(), { target: { value: '🦷'.repeat(4_000) } });
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
    expect(chat.countOf('message')).toBe(0);
  });

  test('[SH-26] [SH-27] a blocked company reads, but cannot write', async () => {
    signIn({ company: { status: 'BLOCKED', supportEmail: 'help@lab.example' } });
    await openRoom(new FakeChat(buildMessages(1, 1)));
    expect(await screen.findByText('Message 1')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your account is blocked. Please contact help@lab.example or your designated relationship manager to unblock your account.',
    );
    expect(box()).toBeDisabled();
    await userEvent.hover(box().closest('span')!);
    expect(await screen.findByText('You are blocked')).toBeInTheDocument();
  });

  test('[SH-27] a blocked company is not asked to write the first message', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    await openRoom(new FakeChat());
    const text = 'No messages yet. None can be written while your account is blocked.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/Write the first one/)).toBeNull();
  });

  test('[CH-02] who is writing is shown', async () => {
    const chat = new FakeChat();
    await openRoom(chat);
    await log();
    act(() => chat.type({ name: 'Care team' }));
    expect(await screen.findByText(/Care team.* is writing…/)).toBeVisible();
  });

  test('[CH-01] in Arabic', async () => {
    await openRoom(new FakeChat(buildMessages(1, 3)), `/cases/${ROOM}/chat`, 'ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'المحادثة · C-10001' })).toBeVisible();
    expect(screen.getByText('3 رسائل غير مقروءة')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'اكتب رسالة' })).toBeVisible();
  });
});
