import { atEndOfTest, serveCalls } from '@portal/shared/testing';
import { useUnsavedInput } from '@portal/shared/ui';
import { uploads } from '@portal/shared/uploads';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CALLS, freshBrowser, openShell } from '../testing/shell-page';

jest.mock('../federation/host/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

beforeEach(() => {
  freshBrowser();
  serveCalls({ ...CALLS, 'POST /caseAsset': () => new Promise<Response>(() => undefined) });
});

/** Another tab of the browser, as far as this one hears of it. */
function otherTab(heard: (data: unknown) => unknown): BroadcastChannel {
  const channel = new BroadcastChannel('portal.atStake');
  channel.onmessage = ({ data }) => void heard(data);
  atEndOfTest(() => channel.close());
  return channel;
}

/** Another tab that says so of itself, each time that it is asked. */
function answer(...answers: object[]): void {
  const other = otherTab((data) => data === 'asked' && other.postMessage(answers.shift()));
}

async function open(): Promise<void> {
  await openShell('/cases/admin');
  await screen.findByText('page of cases');
}

async function findDiscardQuestion(): Promise<HTMLElement> {
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('Discard unsaved changes?');
  return question;
}

async function discard(question: HTMLElement): Promise<void> {
  await userEvent.click(within(question).getByRole('button', { name: 'Discard and continue' }));
}

async function logOut(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Account of Emma Clark' }));
  await userEvent.click(await screen.findByText('Logout'));
}

function upload(): void {
  const file = new File(['solid'], 'upper.stl');
  act(() => {
    uploads.add({
      ...{ caseUuid: 'c', caseIdentifier: 'C-1', patientName: 'Sarah Miller' },
      ...{ assetType: 'uprImp', file },
    });
  });
}

function Typing() {
  useUnsavedInput(true);
  return null;
}

describe('a logout, which is one in all tabs', () => {
  it('[SH-07] counts the uploads of the other tabs', async () => {
    await open();
    upload();
    answer({ files: 1, isUnsaved: false }, { files: 2, isUnsaved: false });
    await logOut();
    expect(await screen.findByRole('dialog', { name: '3 files are still being uploaded' })).toBeVisible();
  });

  it('[SH-07] says that another tab holds unsaved input, and ends the session when the person agrees', async () => {
    await open();
    answer({ files: 1, isUnsaved: true }, { files: 0, isUnsaved: true });
    await logOut();
    const question = await findDiscardQuestion();
    expect(question).toHaveTextContent('on this page or in another tab and have not saved');
    await discard(question);
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  it.each([
    ['here alone', false, 'on this page and have not saved'],
    ['here and in another tab', true, 'on this page or in another tab and have not saved'],
  ])('[SH-07] says of unsaved input %s where it is', async (_, isUnsaved, hint) => {
    await open();
    render(<Typing />);
    answer({ files: 0, isUnsaved });
    await logOut();
    expect(await findDiscardQuestion()).toHaveTextContent(hint);
  });

  it('[SH-07] asks about an upload that another tab begins while the first question stands', async () => {
    await open();
    answer({ files: 0, isUnsaved: true }, { files: 2, isUnsaved: true });
    await logOut();
    await discard(await findDiscardQuestion());
    expect(await screen.findByRole('dialog', { name: '2 files are still being uploaded' })).toBeVisible();
  });

  it.each([
    ['and nobody since: nothing is left', null, null],
    ['and the next person in: their uploads can be resumed', 'of the next person', '/upload/1'],
  ])('[SH-07] hears late that another tab logged out, %s', async (_, token, kept) => {
    await open();
    localStorage.setItem('tus::key::1', '/upload/1');
    const key = 'portal.session.accessToken';
    if (token) localStorage.setItem(key, token);
    else localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(localStorage.getItem('tus::key::1')).toBe(kept);
  });

  it('[SH-07] is told by this tab what it would end here', async () => {
    await open();
    upload();
    render(<Typing />);
    const heard: unknown[] = [];
    otherTab((data) => heard.push(data)).postMessage('asked');
    await waitFor(() => expect(heard).toEqual([{ files: 1, isUnsaved: true }]));
  });
});
