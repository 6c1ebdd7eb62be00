import { renderPart, signIn } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as remote from '../../lifecycle';
import { buildMessage, ROOM } from '../../testing/builders';
import { FakeChat } from '../../testing/fake-chat';
import { provideChat } from '../../testing/fake-outbox';

async function openSide(chat: FakeChat, caseUuid: string = ROOM): Promise<void> {
  provideChat(chat);
  await renderPart<'case.side'>(remote, 'caseChat', { caseUuid, side: 'client' });
}

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('the chat beside a case', () => {
  test('[CH-01] [CH-02] shows the messages of the case, and sends', async () => {
    const chat = new FakeChat([buildMessage(1, { message: 'Your plan is ready' })]);
    await openSide(chat);
    expect(await screen.findByText('Your plan is ready')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Write a message' }), 'Thank you{Enter}');
    await waitFor(() => expect(chat.stored.at(-1)).toMatchObject({ message: 'Thank you' }));
  });

  test.each([
    ['client', `/cases/${ROOM}/chat`],
    ['doctor', `/cases/dso/${ROOM}/chat`],
  ] as const)('leads to the page of the room of a %s’s case', async (side, address) => {
    provideChat(new FakeChat());
    await renderPart<'case.side'>(remote, 'caseChat', { caseUuid: ROOM, side });
    const link = await screen.findByRole('link', { name: 'Open the chat on its own page' });
    expect(link).toHaveAttribute('href', address);
  });

  test('leaves the page its heading and its title', async () => {
    document.title = 'Case C-10001';
    await openSide(new FakeChat(), '00000000-0000-4000-8000-0000000000ff');
    expect(await screen.findByRole('heading', { level: 2, name: 'There is nothing here' })).toBeVisible();
    expect(document.title).toBe('Case C-10001');
  });
});
