import { PortalError } from '@portal/shared/errors';
import { serveCalls } from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { OTHER, openTab, photo, untilEmpty } from '../../testing/outbox-tab';

describe('files', () => {
  const ticket = (name: string) => ({
    fileKey: `key of ${name}`,
    upload: { url: '/uploads', uploadUuid: OTHER },
  });

  test('[CH-06] are sent at once when chosen, and their message waits for them in its order', async () => {
    serveCalls({ 'POST /chatFile': ({ body }) => ticket((body as { name: string }).name) });
    const tab = openTab();
    const [id = ''] = await tab.attach(photo());
    await waitFor(() => expect(tab.running).toHaveLength(1));
    await tab.running[0]?.upload.getTicket();
    tab.running[0]?.upload.onProgress(2);
    await waitFor(() => expect(tab.outbox.state().chosen).toMatchObject([{ sent: 2, state: 'uploading' }]));
    tab.write('with a photo', { files: [id] });
    tab.write('after it');
    tab.running[0]?.upload.onWaiting();
    await waitFor(() => expect(tab.outbox.state().messages[0]?.files).toMatchObject([{ state: 'waiting' }]));
    expect(tab.server.texts).toEqual([]);
    tab.running[0]?.succeed();
    await untilEmpty(tab);
    expect(tab.server.stored).toMatchObject([
      { message: 'with a photo', files: ['key of front.jpg'] },
      { message: 'after it' },
    ]);
  });

  test('[CH-07] one that is too many for now goes by itself; when that takes long, the person is told', async () => {
    const tab = openTab();
    const tooMany = (minutes: number) => new PortalError('tooManyUploads', 'Later', { values: { minutes } });
    const [id = ''] = await tab.attach(photo());
    tab.write('with a photo', { files: [id] });
    await waitFor(() => expect(tab.running).toHaveLength(1));
    tab.running[0]?.fail(tooMany(1));
    await waitFor(() => expect(tab.running).toHaveLength(2));
    tab.running[1]?.fail(tooMany(90));
    await waitFor(() =>
      expect(tab.outbox.state().messages).toMatchObject([
        { message: 'with a photo', refused: { code: 'tooManyUploads', values: { minutes: 90 } } },
      ]),
    );
  });

  test('[UP-05] what cannot be right is refused without being sent', async () => {
    const tab = openTab();
    await tab.attach(new File([], 'empty.pdf'), new File(['x'], 'setup.exe'));
    expect(tab.outbox.state().chosen).toMatchObject([
      { state: 'refused', refused: { code: 'emptyFile' } },
      { state: 'refused', refused: { code: 'wrongFileType' } },
    ]);
    expect(tab.running).toEqual([]);
  });

  test('[UP-05] a file that lies about its type says so, and its message can be taken back', async () => {
    const tab = openTab();
    const [id = ''] = await tab.attach(photo('lies.jpg'));
    await waitFor(() => expect(tab.running).toHaveLength(1));
    tab.write('look', { files: [id] });
    tab.write('next');
    tab.running[0]?.fail(new PortalError('wrongFileType', 'No picture'));
    await waitFor(() => expect(tab.server.texts).toEqual(['next']));
    const [refused] = tab.outbox.state().messages;
    expect(refused).toMatchObject({ message: 'look', refused: { code: 'wrongFileType' } });
    tab.outbox.withdraw(refused?.clientId ?? '');
    expect(tab.outbox.state()).toMatchObject({ messages: [], chosen: [{ id, state: 'refused' }] });
  });

  test('[CH-06] a browser that refuses its storage keeps nothing from being sent', async () => {
    serveCalls({ 'POST /chatFile': ({ body }) => ticket((body as { name: string }).name) });
    const refuse = () => Promise.reject(new DOMException('Not now', 'SecurityError'));
    Object.defineProperty(window, 'caches', { value: { open: refuse }, configurable: true });
    try {
      const tab = openTab();
      const [id = ''] = await tab.attach(photo());
      await waitFor(() => expect(tab.running).toHaveLength(1));
      await tab.running[0]?.upload.getTicket();
      tab.write('with a photo', { files: [id] });
      tab.running[0]?.succeed();
      await untilEmpty(tab);
      tab.write('after it');
      await untilEmpty(tab);
      expect(tab.server.texts).toEqual(['with a photo', 'after it']);
    } finally {
      Reflect.deleteProperty(window, 'caches');
    }
  });

  test('[CH-06] one that is removed is broken off', async () => {
    const tab = openTab();
    const [id = ''] = await tab.attach(photo());
    await waitFor(() => expect(tab.running).toHaveLength(1));
    tab.outbox.detach(id);
    await waitFor(() => expect(tab.running[0]?.upload.signal.reason).toBe('cancelled'));
    expect(tab.outbox.state().chosen).toEqual([]);
  });

  test('[UP-01] three at once; the next follows as one has arrived', async () => {
    const tab = openTab();
    await tab.attach(photo('1.jpg'), photo('2.jpg'), photo('3.jpg'), photo('4.jpg'));
    await waitFor(() => expect(tab.running).toHaveLength(3));
    tab.running[1]?.succeed();
    await waitFor(() => expect(tab.running[3]?.upload.file.name).toBe('4.jpg'));
  });
});
