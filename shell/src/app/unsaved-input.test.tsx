import { bus } from '@portal/shared/bus';
import { session } from '@portal/shared/session';
import { serveCalls } from '@portal/shared/testing';
import { useInputBeingSaved, useUnsavedInput } from '@portal/shared/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { CALLS, freshBrowser, openShell } from '../testing/shell-page';

jest.mock('../federation/host/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

beforeEach(() => {
  freshBrowser();
  serveCalls(CALLS);
});

const path = () => window.location.pathname;
const question = async () => {
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Discard unsaved changes?');
  return dialog;
};
const answer = async (name: 'Keep editing' | 'Discard and continue') => {
  await userEvent.click(within(await question()).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main navigation' })).getByRole('link', { name });

function Typing() {
  useUnsavedInput(true);
  return null;
}

/** Opens a page, as second of two, on which somebody types. */
async function type() {
  await openShell('/cases/admin');
  await screen.findByText('page of cases');
  await userEvent.click(link('Company profile'));
  await screen.findByText('page of company');
  return render(<Typing />);
}

/** A form that saves by itself, once `save` has ended. */
function Saving({ save }: { save: Promise<boolean> }) {
  const [isUnsaved, setIsUnsaved] = useState(true);
  useInputBeingSaved(isUnsaved, async () => {
    const isSaved = await save;
    flushSync(() => setIsUnsaved(!isSaved));
  });
  return null;
}

describe('unsaved input', () => {
  it.each([
    ['is not asked about once it is', true],
    ['is asked about where that fails', false],
  ])('that is being saved %s', async (_title, isSaved) => {
    let end: (isSaved: boolean) => void = () => undefined;
    const save = new Promise<boolean>((resolve) => (end = resolve));
    await openShell('/profile/profile');
    await screen.findByText('page of company');
    render(<Saving save={save} />);
    await userEvent.click(link('Pending Actions'));
    expect(path()).toBe('/profile/profile');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => end(isSaved));
    if (!isSaved) await answer('Discard and continue');
    await waitFor(() => expect(path()).toBe('/dashboard/admin/all'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not left by a link without a question, and goes when the person says so', async () => {
    await type();
    await userEvent.click(link('Pending Actions'));
    await answer('Keep editing');
    expect(path()).toBe('/profile/profile');
    await userEvent.click(link('Pending Actions'));
    await answer('Discard and continue');
    await waitFor(() => expect(path()).toBe('/dashboard/admin/all'));
    await waitFor(() => expect(screen.getByText('page of cases')).toBeVisible());
  });

  it('is not left by going back, whose address stays the page’s own until there is an answer', async () => {
    await type();
    act(() => window.history.back());
    await answer('Keep editing');
    expect(path()).toBe('/profile/profile');
    expect(screen.getByText('page of company')).toBeVisible();
    act(() => window.history.back());
    await question();
    // Pressed again while the question stands, it is the same question.
    act(() => window.history.back());
    await waitFor(() => expect(path()).toBe('/profile/profile'));
    await answer('Discard and continue');
    await waitFor(() => expect(path()).toBe('/cases/admin'));
    await waitFor(() => expect(screen.getByText('page of cases')).toBeVisible());
  });

  it('is not left by going back at once after a step of the page itself, and however long the browser takes', async () => {
    await type();
    await waitFor(() => expect(path()).toBe('/profile/profile'));
    let returns: (() => void) | undefined;
    const go = window.history.go.bind(window.history);
    jest.spyOn(window.history, 'go').mockImplementationOnce((steps) => {
      returns = () => go(steps);
    });
    const { idx } = window.history.state as { idx: number };
    act(() => window.history.pushState({ idx: idx + 1 }, '', '/profile/addresses'));
    act(() => window.history.back());
    await question();
    // The address is that of the page before until the browser has come back, and the frame follows the step meanwhile.
    expect(path()).toBe('/profile/profile');
    await act(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    act(() => returns?.());
    await answer('Keep editing');
    await waitFor(() => expect(path()).toBe('/profile/addresses'));
    act(() => window.history.back());
    await answer('Keep editing');
    await waitFor(() => expect(path()).toBe('/profile/addresses'));
    expect(screen.getByText('page of company')).toBeVisible();
  });

  it('is not left by the search or a logout without a question', async () => {
    await type();
    // The focus follows the link that was pressed; it would take the search's letters.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await userEvent.type(screen.getByRole('combobox', { name: 'Search the portal' }), 'admin');
    await userEvent.click(await screen.findByRole('option', { name: /^Admin Cases/ }));
    await answer('Keep editing');
    await userEvent.click(screen.getByRole('button', { name: 'Account of Emma Clark' }));
    await userEvent.click(await screen.findByText('Logout'));
    await answer('Keep editing');
    expect(path()).toBe('/profile/profile');
  });

  it('is not left by Enter in the user menu without a question', async () => {
    await type();
    await userEvent.click(screen.getByRole('button', { name: 'Account of Emma Clark' }));
    const guide = await screen.findByRole('menuitem', { name: /Quick guide/ });
    fireEvent.keyDown(guide, { key: 'Enter', keyCode: 13 });
    await answer('Keep editing');
    expect(path()).toBe('/profile/profile');
    await userEvent.click(screen.getByRole('button', { name: 'Account of Emma Clark' }));
    fireEvent.keyDown(await screen.findByRole('menuitem', { name: /Quick guide/ }), {
      key: 'Enter',
      keyCode: 13,
    });
    await answer('Discard and continue');
    await waitFor(() => expect(path()).toBe('/quick-guide'));
  });

  it('is not left when a colleague makes a second factor required: the next page leads to its setup', async () => {
    await type();
    const configuration = { ...CALLS['GET /company/configuration'], isSecondFactorRequired: true };
    serveCalls({ ...CALLS, 'GET /company/configuration': configuration });
    const uuid = session.get().company?.uuid ?? '';
    act(() => bus.emit('company:changed', { uuid, part: 'details' }));
    await waitFor(() => expect(session.get().configuration?.isSecondFactorRequired).toBe(true));
    await act(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    expect(path()).toBe('/profile/profile');
    expect(screen.getByText('page of company')).toBeVisible();
    await userEvent.click(link('Pending Actions'));
    await answer('Discard and continue');
    await waitFor(() => expect(path()).toBe('/profile/security'));
  });

  it('is kept by another query or hash, and without it nobody is asked', async () => {
    const { unmount } = await type();
    await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
    act(() => window.history.pushState(null, '', '?page=2'));
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe(''));
    unmount();
    await userEvent.click(link('Pending Actions'));
    expect(path()).toBe('/dashboard/admin/all');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
