import { signIn } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMessage, buildMessages, ROOM } from '../../testing/builders';
import { FakeChat } from '../../testing/fake-chat';
import { box, log, openRoom } from '../../testing/room-page';

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('finding and pointing', () => {
  test('[CH-02] search lists what is found, and shows the chosen one among those around it', async () => {
    const chat = new FakeChat([
      ...buildMessages(1, 29, { status: 'read' }),
      buildMessage(30, { status: 'read', message: 'The trim line of the upper arch' }),
      ...buildMessages(31, 120, { status: 'read' }),
    ]);
    await openRoom(chat);
    await log();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.type(await screen.findByRole('searchbox'), 'trim line');
    await userEvent.click(await screen.findByRole('button', { name: /trim line of the upper/ }));
    expect(await within(await log()).findByText('The trim line of the upper arch')).toBeVisible();
    expect(screen.queryByText('Message 120')).not.toBeInTheDocument();
    expect(window.location.search).toBe('?message=30');
    await userEvent.click(screen.getByRole('button', { name: 'Jump to latest' }));
    expect(await screen.findByText('Message 120')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.click(await screen.findByRole('button', { name: /trim line of the upper/ }));
    await waitFor(() => expect(screen.queryByText('Message 120')).not.toBeInTheDocument());
    expect(within(await log()).getByText('The trim line of the upper arch')).toBeVisible();
  });

  test.each([
    ['en', 'Search', 'right'],
    ['ar', 'بحث', 'left'],
  ] as const)('[CH-02] search in %s opens at the end of the line', async (language, name, side) => {
    await openRoom(new FakeChat(buildMessages(1, 1)), `/cases/${ROOM}/chat`, language);
    await userEvent.click(await screen.findByRole('button', { name }));
    expect((await screen.findByRole('dialog')).closest('.ant-drawer')).toHaveClass(`ant-drawer-${side}`);
  });

  test('[CH-02] opens at the message of an address', async () => {
    await openRoom(new FakeChat(buildMessages(1, 100)), `/cases/${ROOM}/chat?message=12`);
    await waitFor(() => expect(screen.getByText('Message 12').closest('article')).toHaveFocus());
    expect(screen.queryByText('Message 100')).not.toBeInTheDocument();
  });

  test('[CH-02] the link to a message is copied', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await openRoom(new FakeChat(buildMessages(1, 1)));
    fireEvent.click(await screen.findByRole('button', { name: 'Copy link to message' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledWith(`http://localhost/cases/${ROOM}/chat?message=1`);
  });

  test('[CH-06] a message points to what an address names, until the person takes it back', async () => {
    const chat = new FakeChat();
    await openRoom(chat, `/cases/${ROOM}/chat?refers=plan:2:14`);
    await log();
    expect(await screen.findByText('Plan 2, stage 14')).toBeVisible();
    await userEvent.type(box(), 'Is this right?{Enter}');
    await waitFor(() => expect(chat.stored).toHaveLength(1));
    expect(chat.requests.findLast(({ event }) => event === 'message')?.payload).toMatchObject({
      refers: { kind: 'plan', version: 2, stage: 14 },
    });
    await waitFor(() => expect(screen.queryByText('Plan 2, stage 14')).not.toBeInTheDocument());
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  test('[CH-06] a reference opens what it is about', async () => {
    const refers = { kind: 'plan', version: 2, stage: null, planUuid: ROOM } as const;
    await openRoom(new FakeChat([buildMessage(1, { refers })]));
    expect(await screen.findByRole('link', { name: /Plan 2/ })).toHaveAttribute(
      'href',
      `/admin/all/${ROOM}/plans?plan=2`,
    );
  });
});
