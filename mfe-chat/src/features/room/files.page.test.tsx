import { fillSlots, serveCalls, signIn } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFile, buildMessage } from '../../testing/builders';
import { FakeChat } from '../../testing/fake-chat';
import { box, log, openRoom } from '../../testing/room-page';

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

const photo = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });
const chooser = () => screen.getByLabelText('Attach files', { selector: 'input' });

describe('files', () => {
  test('[CH-06] are chosen, shown with their progress, removed, and sent with a text', async () => {
    const chat = new FakeChat();
    const { outbox } = await openRoom(chat);
    await log();
    await userEvent.upload(chooser(), [photo('front.jpg'), photo('left.jpg')]);
    const chips = await screen.findByRole('list', { name: 'Files to send' });
    act(() => outbox.changeFile('front.jpg', { sent: 2 }));
    expect(within(chips).getByRole('progressbar', { name: 'Progress of front.jpg' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove left.jpg' }));
    await userEvent.type(box(), 'As you asked{Enter}');
    await waitFor(() => expect(chat.stored).toHaveLength(1));
    expect(chat.stored[0]).toMatchObject({ message: 'As you asked', files: [{ name: 'front.jpg' }] });
    expect(screen.queryByRole('list', { name: 'Files to send' })).not.toBeInTheDocument();
  });

  test('[CH-06] are pasted and dropped, and go without a text', async () => {
    const chat = new FakeChat();
    await openRoom(chat);
    const messages = await log();
    const ofTable = { files: [photo('cells.png')], types: ['text/plain', 'text/html', 'Files'] };
    fireEvent.paste(box(), { clipboardData: ofTable });
    fireEvent.paste(box(), { clipboardData: { files: [photo('pasted.png')], types: ['Files'] } });
    const dataTransfer = { files: [photo('dropped.jpg')], types: ['Files'] };
    fireEvent.dragOver(messages, { dataTransfer });
    expect(screen.getByText('Drop files here to attach them')).toBeVisible();
    fireEvent.drop(messages, { dataTransfer });
    expect(await screen.findByText('dropped.jpg')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(chat.stored[0]?.files.map(({ name }) => name)).toEqual(['pasted.png', 'dropped.jpg']),
    );
  });

  test('[CH-06] more than ten go as several messages; 500 at once are refused with a word', async () => {
    const chat = new FakeChat();
    await openRoom(chat);
    await log();
    await userEvent.upload(
      chooser(),
      Array.from({ length: 500 }, (_, i) => photo(`${i}.jpg`)),
    );
    expect(
      await screen.findByText('500 files at once are too many. At most 50 can be sent together.'),
    ).toBeInTheDocument();
    await userEvent.upload(
      chooser(),
      Array.from({ length: 12 }, (_, i) => photo(`${i}.jpg`)),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(chat.stored.map(({ files }) => files.length)).toEqual([10, 2]));
  });

  test('[UP-05] one that lies about its type says so, and stays behind when the others go', async () => {
    const chat = new FakeChat();
    const { outbox } = await openRoom(chat);
    await log();
    await userEvent.upload(chooser(), [photo('lies.jpg'), photo('front.jpg')]);
    act(() =>
      outbox.changeFile('lies.jpg', { state: 'refused', refused: { code: 'wrongFileType', message: '' } }),
    );
    expect(await screen.findByText('Its content is not of the type that its name says.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(chat.stored[0]?.files).toMatchObject([{ name: 'front.jpg' }]));
    expect(screen.getByText('lies.jpg')).toBeVisible();
  });

  test('[CH-06] pictures are thumbnails that open a viewer; a PDF and a scan open in a preview; all can be downloaded', async () => {
    const pdf = { name: 'plan.pdf', contentType: 'application/pdf', hasPreview: false };
    const scan = { name: 'upper.stl', contentType: 'model/stl', hasPreview: false };
    const files = [buildFile(), buildFile(pdf), buildFile(scan)];
    const addresses = files.map(({ name, contentType, hasPreview }) => ({
      name,
      contentType,
      url: `/files/${name}`,
      previewUrl: hasPreview ? '/files/small.webp' : null,
    }));
    serveCalls({ 'GET /chatMessage/{id}/files': addresses });
    const title = { en: 'Scan in 3D', tr: 'Scan in 3D', ar: 'Scan in 3D' };
    fillSlots([{ slot: 'chat.scan', domain: 'cases', id: 'scan', title }]);
    await openRoom(
      new FakeChat([buildMessage(1, { isFile: true, hasText: false, message: 'front.jpg', files })]),
    );
    const picture = await screen.findByRole('img', { name: 'Picture front.jpg' });
    expect(picture).toHaveAttribute('src', '/files/small.webp');
    expect(screen.getByRole('link', { name: 'Download upper.stl' })).toHaveAttribute(
      'href',
      '/files/upper.stl',
    );
    expect(screen.queryByText('front.jpg')).not.toBeInTheDocument();
    globalThis.fetch = () => Promise.resolve(new Response('%PDF-'));
    await userEvent.click(screen.getByRole('button', { name: 'Open plan.pdf' }));
    const dialog = await screen.findByRole('dialog', { name: 'plan.pdf' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open plan.pdf' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Open upper.stl' }));
    const scan3d = `cases scan ${JSON.stringify({ url: '/files/upper.stl', name: 'upper.stl' })}`;
    expect(await screen.findByText(scan3d)).toBeVisible();
  });

  describe('in a room that is open for long', () => {
    const MINUTE = 60_000;
    const LIFE = 15 * MINUTE;
    let reads: number;
    let isServerDown: boolean;
    /** Scrolls everything into the view, or out of it. */
    let scroll: (isIntersecting: boolean) => void;

    beforeEach(() => {
      jest.useFakeTimers();
      reads = 0;
      isServerDown = false;
      const callbacks = new Set<IntersectionObserverCallback>();
      scroll = (isIntersecting) =>
        act(() => {
          const entry = { isIntersecting } as IntersectionObserverEntry;
          for (const callback of callbacks) callback([entry], {} as IntersectionObserver);
        });
      jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
        callbacks.add(callback);
        const disconnect = () => callbacks.delete(callback);
        return { observe() {}, disconnect } as Partial<IntersectionObserver> as IntersectionObserver;
      });
      serveCalls({
        'GET /chatMessage/{id}/files': () => {
          reads += 1;
          if (isServerDown) return new Response(null, { status: 503 });
          const url = `/files/${Date.now() + LIFE}`;
          return [{ name: 'all.zip', contentType: 'application/zip', url, previewUrl: null }];
        },
      });
    });
    afterEach(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
    });

    async function openRoomWithFile(): Promise<void> {
      const file = buildFile({ name: 'all.zip', contentType: 'application/zip', hasPreview: false });
      await openRoom(
        new FakeChat([buildMessage(1, { isFile: true, hasText: false, message: 'all.zip', files: [file] })]),
      );
      await screen.findByText('all.zip');
      scroll(true);
      await waitUntilItOpens();
    }
    const opens = () => {
      const address = screen.getByRole('link', { name: 'Download all.zip' }).getAttribute('href');
      return Number(address?.split('/').at(-1)) > Date.now();
    };
    const waitUntilItOpens = () => waitFor(() => expect(opens()).toBe(true));
    // A minute at a time, for the page is rendered at the end of each act.
    const pass = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 1)
        await act(() => jest.advanceTimersByTimeAsync(MINUTE));
    };
    const show = (state: DocumentVisibilityState) => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };

    test('[CH-06] open at any time', async () => {
      await openRoomWithFile();
      for (let minutes = 0; minutes < 40; minutes += 4) {
        await pass(4);
        expect(opens()).toBe(true);
      }
      expect(reads).toBeLessThan(6);
    });

    test('[CH-06] open still when the server was away while new addresses were asked for', async () => {
      await openRoomWithFile();
      isServerDown = true;
      await pass(12);
      expect(reads).toBeGreaterThan(1);
      isServerDown = false;
      await pass(4);
      expect(opens()).toBe(true);
    });

    test('[CH-06] open when somebody comes back to the tab; until then nobody asks for addresses', async () => {
      await openRoomWithFile();
      show('hidden');
      await pass(60);
      expect([reads, opens()]).toEqual([1, false]);
      show('visible');
      await waitUntilItOpens();
    });

    test('[CH-06] open when they are scrolled back into the view; until then nobody asks for addresses', async () => {
      await openRoomWithFile();
      scroll(false);
      await pass(60);
      expect([reads, opens()]).toEqual([1, false]);
      scroll(true);
      await waitUntilItOpens();
      scroll(false);
      await pass(9);
      scroll(true);
      await pass(8);
      expect(opens()).toBe(true);
    });
  });
});
