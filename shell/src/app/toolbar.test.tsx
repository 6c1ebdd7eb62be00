import { bus } from '@portal/shared/bus';
import { outbox } from '@portal/shared/realtime';
import { buildCase, buildContact, serveCalls } from '@portal/shared/testing';
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

describe('the socket', () => {
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
    ['several doctors', 'doctorChanged', 'doctor:changed', { uuid: null }],
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

  it('[SH-12] has the pages that were pinned last in the toolbar', async () => {
    serveCalls({ ...CALLS, 'POST /api/auth/user/update': buildContact() });
    await openShell('/dashboard/admin/all');
    await pin('Shortcuts');
    expect(screen.queryByRole('navigation', { name: 'Pinned pages' })).toBeNull();
    for (const name of ['Doctors', 'Company profile', 'Admin Cases', 'Pending Actions'])
      await pin(`Pin ${name}`);
    const pinned = screen.getByRole('navigation', { name: 'Pinned pages' });
    const pages = within(pinned)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(pages).toEqual(['Company profile', 'Admin Cases', 'Pending Actions']);
    await userEvent.click(within(pinned).getByRole('link', { name: 'Admin Cases' }));
    await waitFor(() => expect(location.pathname).toBe('/cases/admin'));
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

  it('a logout says what it would break off, then what waits in the chat, and neither goes without an answer', async () => {
    serveCalls({
      ...CALLS,
      'POST /caseAsset': () => new Promise<Response>(() => undefined),
      'POST /chatFile': () => new Promise<never>(() => undefined),
    });
    await openShell('/cases/admin');
    await screen.findByText('page of cases');
    act(() => {
      for (const assetType of ['uprImp', 'lwrImp'] as const) {
        const file = new File(['solid'], `${assetType}.stl`);
        uploads.add({ caseUuid: 'c', caseIdentifier: 'C-1', patientName: 'Sarah Miller', assetType, file });
      }
    });
    const logOut = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Account of Emma Clark' }));
      await userEvent.click(await screen.findByText('Logout'));
      return screen.findByRole('dialog', { name: '2 files are still being uploaded' });
    };
    await userEvent.click(within(await logOut()).getByRole('button', { name: 'Stay signed in' }));
    expect(uploads.items()).toHaveLength(2);
    const room = '00000000-0000-4000-8000-0000000000c1';
    outbox.attach(room, [new File(['bytes'], 'front.jpg')]);
    await waitFor(() => expect(outbox.state().chosen).toHaveLength(1));
    const files = outbox.state().chosen.map(({ id }) => id);
    outbox.add({ room, message: 'With a photo', files, refers: null });
    await userEvent.click(within(await logOut()).getByRole('button', { name: 'Log out' }));
    const waiting = await screen.findByRole('dialog', { name: '1 chat message is not sent yet' });
    await userEvent.click(within(waiting).getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
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
