import { bus } from '@portal/shared/bus';
import { serveCalls } from '@portal/shared/testing';
import { uploads } from '@portal/shared/uploads';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { prepareSocket, type FakeSocket } from '../testing/fake-socket';
import { CALLS, closeShell, freshBrowser, openShell } from '../testing/shell-page';

jest.mock('../federation/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

let socket: FakeSocket;
beforeEach(() => {
  freshBrowser();
  socket = prepareSocket();
  serveCalls(CALLS);
});
afterEach(closeShell);

describe('the inbox', () => {
  const room = {
    room: 'r1',
    unread: 2,
    caseIdentifier: 'C-10001',
    patientName: 'Sarah Miller',
    ownerType: 'dso',
    source: 'doctor',
    message: 'Hello',
    sentAt: '2026-03-02T09:30:00.000Z',
  } as const;

  it('[SH-08] [SH-24] [SH-30] lists the rooms that wait, as the socket tells them', async () => {
    socket.pendings = [room];
    await openShell('/cases/admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Inbox, 1 room' }));
    const card = await screen.findByRole('link', { name: /Sarah Miller/ });
    expect(card).toHaveAttribute('href', '/cases/dso/r1/chat');
    expect(card).toHaveTextContent(/C-10001.*02 Mar 2026.*Doctor/);
    expect(screen.getByText('Inbox (1)')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all messages' })).toHaveAttribute('href', '/inbox');
    expect(socket.opened?.options).toMatchObject({ path: '/chat', transports: ['websocket'] });
  });

  it('[SH-08] says that it is empty, and hears of news', async () => {
    await openShell('/cases/admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Inbox, nothing new' }));
    expect(await screen.findByText('Empty Inbox')).toBeInTheDocument();
    socket.pendings = [room];
    act(() => socket.receive('notify', { room: 'r1' }));
    expect(await screen.findByText('Sarah Miller')).toBeInTheDocument();
  });

  it('tells remotes of a case that changed', async () => {
    await openShell('/cases/admin');
    await waitFor(() => expect(socket.connected).toBe(true));
    const heard: string[] = [];
    const off = bus.on('case:updated', ({ identifier }) => heard.push(identifier));
    socket.receive('caseChanged', { uuid: 'u', identifier: 'C-7', status: 'IN_QC', version: 2 });
    await waitFor(() => expect(heard).toEqual(['C-7']));
    off();
  });

  it.each([
    ['files of a case', 'assetsChanged', 'assets:updated', { caseUuid: 'c' }],
    ['a shipment', 'shipmentChanged', 'shipment:updated', { uuid: 's' }],
    ['a request', 'requestChanged', 'request:updated', { uuid: 'r', caseUuid: 'c' }],
  ] as const)('tells remotes of %s that changed', async (_, told, event, payload) => {
    await openShell('/cases/admin');
    await waitFor(() => expect(socket.connected).toBe(true));
    const heard: unknown[] = [];
    const off = bus.on(event, (change) => heard.push(change));
    socket.receive(told, payload);
    await waitFor(() => expect(heard).toEqual([payload]));
    off();
  });
});

describe('the upload menu', () => {
  it('[SH-10] lists what is uploading and what waits, with whose and what', async () => {
    serveCalls({ ...CALLS, 'POST /caseAsset': () => new Promise<Response>(() => undefined) });
    await openShell('/cases/admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Uploads, none under way' }));
    expect(await screen.findByText('No files are being uploaded')).toBeInTheDocument();
    const types = ['frtImg', 'uprImg', 'lwrImg', 'ritImg', 'lftImg', 'frtpos', 'profil'] as const;
    act(() => {
      for (const assetType of types) {
        const file = new File(['bytes'], `${assetType}.jpg`);
        uploads.add({ caseUuid: 'c', caseIdentifier: 'C-1', patientName: 'Sarah Miller', assetType, file });
      }
    });
    const uploading = await screen.findByRole('region', { name: 'Uploading files' });
    expect(within(uploading).getAllByRole('progressbar')).toHaveLength(6);
    const queue = screen.getByRole('region', { name: 'In Queue' });
    expect(within(queue).getByText('Profile')).toBeInTheDocument();
    await userEvent.click(within(queue).getByRole('button', { name: 'Cancel the upload of profil.jpg' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'In Queue' })).toBeNull());
  });
});
