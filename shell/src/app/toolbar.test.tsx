import { bus } from '@portal/shared/bus';
import { buildCase, buildCompany, buildContact, serveCalls } from '@portal/shared/testing';
import { uploads } from '@portal/shared/uploads';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { prepareSocket, type FakeSocket } from '../testing/fake-socket';
import { CALLS, freshBrowser, openShell } from '../testing/shell-page';

jest.mock('../federation/host/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

let socket: FakeSocket;
beforeEach(() => {
  freshBrowser();
  socket = prepareSocket();
  serveCalls(CALLS);
});

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

  it('[SH-08] [SH-09] [SH-24] [SH-30] [CH-05] lists the rooms that wait, as the socket tells them', async () => {
    socket.pendings = [room];
    await openShell('/cases/admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Inbox, 1 chat' }));
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

  it('[SH-08] waits for the socket, and says that it is down while it is', async () => {
    socket.isReachable = false;
    await openShell('/cases/admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Inbox, nothing new' }));
    expect(await screen.findByText(/^No connection to the chat/)).toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Loading data..' })).toBeInTheDocument();
    expect(screen.queryByText('Empty Inbox')).toBeNull();
    socket.pendings = [room];
    act(() => socket.connectNow());
    expect(await screen.findByText('Sarah Miller')).toBeInTheDocument();
    expect(screen.queryByText(/^No connection/)).toBeNull();
    act(() => socket.lose());
    expect(await screen.findByText(/^No connection/)).toBeInTheDocument();
    expect(screen.getByText('Sarah Miller')).toBeInTheDocument();
  });

  it('[SH-08] says that the rooms could not be had, and asks again', async () => {
    socket.refusal = { code: 'internal', message: 'no' };
    await openShell('/cases/admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Inbox, nothing new' }));
    expect(await screen.findByText('The messages could not be loaded')).toBeInTheDocument();
    socket.refusal = null;
    socket.pendings = [room];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sarah Miller')).toBeInTheDocument();
    expect(screen.queryByText('The messages could not be loaded')).toBeNull();
  });

  it('[SH-08] [SH-30] has no label of a side where the company is no DSO', async () => {
    const flagsMap = { isDso: false, hasAdvancedModules: false, returned: false };
    serveCalls({ ...CALLS, 'GET /company/me': buildCompany({ flagsMap, dateFormat: 'MM/DD/YYYY' }) });
    socket.pendings = [room];
    await openShell('/cases/admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Inbox, 1 chat' }));
    const card = await screen.findByRole('link', { name: /Sarah Miller/ });
    expect(card).toHaveTextContent('03/02/2026');
    expect(card).not.toHaveTextContent('Doctor');
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
    ['a company', 'companyChanged', 'company:changed', { uuid: 'k', part: 'addresses' }],
    ['a person', 'contactChanged', 'contact:changed', { uuid: 'p' }],
    ['a request', 'requestChanged', 'request:updated', { uuid: 'r', caseUuid: 'c' }],
    ['a refinement', 'refinementChanged', 'refinement:updated', { uuid: 'f', caseUuid: 'c' }],
  ] as const)('tells remotes of %s that changed', async (_, received, event, payload) => {
    await openShell('/cases/admin');
    await waitFor(() => expect(socket.connected).toBe(true));
    const heard: unknown[] = [];
    const off = bus.on(event, (change) => heard.push(change));
    socket.receive(received, payload);
    await waitFor(() => expect(heard).toEqual([payload]));
    off();
  });
});

describe('the shortcuts', () => {
  const pin = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const titles = () =>
    within(screen.getByRole('tooltip'))
      .getAllByRole('link')
      .map((link) => link.textContent);

  it('[SH-12] pins and unpins, keeps the order, and saves with the session user', async () => {
    const { seen } = serveCalls({ ...CALLS, 'POST /api/auth/user/update': buildContact() });
    await openShell('/dashboard/admin/all');
    await pin('Shortcuts');
    const before = titles();
    await pin('Pin Company profile');
    await pin('Pin Admin Cases');
    await pin('Pin Doctors');
    await pin('Unpin Admin Cases');
    await waitFor(() =>
      expect(seen.flatMap(({ call, request }) => (call.endsWith('update') ? [request.body] : []))).toEqual([
        { shortcuts: ['/profile'] },
        { shortcuts: ['/profile', '/cases/admin'] },
        { shortcuts: ['/profile', '/cases/admin', '/doctors'] },
        { shortcuts: ['/profile', '/doctors'] },
      ]),
    );
    // Nothing moves while it is used; the next time the pinned pages stand first.
    expect(titles()).toEqual(before);
    await pin('Shortcuts');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await pin('Shortcuts');
    expect(titles().slice(0, 2)).toEqual(['Company profile', 'Doctors']);
  });

  it('[SH-12] puts a page back that could not be pinned, and says why', async () => {
    const message = 'The service is resting';
    serveCalls({
      ...CALLS,
      'POST /api/auth/user/update': () => Response.json({ code: 'unavailable', message }, { status: 503 }),
    });
    await openShell('/dashboard/admin/all');
    await pin('Shortcuts');
    await pin('Pin Admin Cases');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pin Admin Cases' })).toBeVisible();
  });
});

describe('the upload menu', () => {
  it('[SH-10] lists what is uploading and what waits, with whose and what', async () => {
    serveCalls({ ...CALLS, 'POST /caseAsset': () => new Promise<Response>(() => undefined) });
    await openShell('/cases/admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Uploads, none in progress' }));
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

  it('[CA-22] warns when a case is left for another domain with records on their way', async () => {
    const caseUuid = buildCase().uuid;
    serveCalls({ ...CALLS, 'POST /caseAsset': () => new Promise<Response>(() => undefined) });
    await openShell(`/admin/all/${caseUuid}/submission`);
    await screen.findByRole('button', { name: 'Uploads, none in progress' });
    const file = new File(['bytes'], 'front.jpg');
    const record = {
      caseUuid,
      caseIdentifier: 'C-1',
      patientName: 'Ann',
      assetType: 'frtImg',
      file,
    } as const;
    act(() => void uploads.add(record));
    await userEvent.click(await screen.findByRole('link', { name: 'Doctors' }));
    expect(await screen.findByText('Please wait for new case assets to be uploaded')).toBeVisible();
  });
});
