import { PortalError } from '@portal/shared/errors';
import { provideRealtime } from '@portal/shared/realtime';
import { renderRemote, signIn, type RenderedRemote } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as lifecycle from '../../lifecycle';
import { buildMessage, buildMessages, ROOM } from '../../testing/builders';
import { FakeChat } from '../../testing/fake-chat';

let rendered: RenderedRemote | undefined;

async function openRoom(
  chat: FakeChat,
  path = `/cases/${ROOM}/chat`,
  language: 'en' | 'ar' = 'en',
): Promise<void> {
  provideRealtime(chat.realtime);
  rendered = await renderRemote(lifecycle, path, language);
}
const log = () => screen.findByRole('log', { name: 'Messages' });
const box = () => screen.getByRole('textbox', { name: 'Write a message' });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('a room', () => {
  test('[CH-01] shows the case, its messages and the way to the case', async () => {
    await openRoom(new FakeChat([buildMessage(1, { message: 'مرحبا' })]), `/cases/dso/${ROOM}/chat`);
    expect(await screen.findByRole('heading', { level: 1, name: /C-10001/ })).toBeVisible();
    expect(screen.getByText('Sarah Miller')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open case' })).toHaveAttribute(
      'href',
      `/doctor/all/${ROOM}/overview`,
    );
    const text = within(await log()).getByText('مرحبا');
    expect(text).toHaveAttribute('dir', 'auto');
    expect(within(await log()).getByText('02 Mar 2026')).toBeVisible();
    expect(rendered?.errors).toEqual([]);
  });

  test("[CH-01] another company's room is not found", async () => {
    await openRoom(new FakeChat(), '/cases/00000000-0000-4000-8000-0000000000ff/chat');
    expect(await screen.findByText('There is nothing here')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
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

  test('[CH-06] an address in a message opens apart, and only when clicked', async () => {
    await openRoom(new FakeChat([buildMessage(1, { message: 'See https://example.com/plan.' })]));
    const link = await screen.findByRole('link', { name: 'https://example.com/plan' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });
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

  test('[CH-07] without a connection a message is kept as not sent and can be retried, once', async () => {
    const chat = new FakeChat();
    await openRoom(chat);
    await log();
    act(() => chat.disconnect());
    expect(await screen.findByText('No connection. New messages will appear once it is back.')).toBeVisible();
    await userEvent.type(box(), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Not sent')).toBeVisible();
    act(() => chat.connect());
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('img', { name: 'Sent' })).toBeVisible();
    expect(chat.stored).toHaveLength(1);
    expect(screen.getAllByText('Hello')).toHaveLength(1);
  });

  test('[CH-02] a draft stays with its room', async () => {
    const chat = new FakeChat();
    await openRoom(chat);
    await log();
    await userEvent.type(box(), 'Half a thought');
    await rendered?.unmount();
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

  test('[CH-02] a message has at most 4000 characters, and blank ones are not sent', async () => {
    const chat = new FakeChat();
    await openRoom(chat);
    await log();
    expect(box()).toHaveAttribute('maxlength', '4000');
    await userEvent.type(box(), '   {Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(chat.countOf('message')).toBe(0);
  });

  test('[SH-26] [SH-27] a blocked company reads, but cannot write', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    await openRoom(new FakeChat(buildMessages(1, 1)));
    expect(await screen.findByText('Message 1')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your account is blocked. Please contact support@clinic.example or your designated relationship manager to unblock your account.',
    );
    expect(box()).toBeDisabled();
    await userEvent.hover(box().closest('span')!);
    expect(await screen.findByText('You are blocked')).toBeInTheDocument();
  });

  test('[CH-01] in Arabic', async () => {
    await openRoom(new FakeChat(buildMessages(1, 3)), `/cases/${ROOM}/chat`, 'ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'المحادثة · C-10001' })).toBeVisible();
    expect(screen.getByText('3 رسائل غير مقروءة')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'اكتب رسالة' })).toBeVisible();
  });
});
