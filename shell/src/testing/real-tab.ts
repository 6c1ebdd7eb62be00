import { PortalError } from '@portal/shared/errors';
import type { Outbox } from '@portal/shared/realtime';
import { signIn } from '@portal/shared/testing';
import { combineReducers } from '@portal/shared/redux';
import type { Task } from '@portal/shared/saga';
import { io } from 'socket.io-client';
import { createOutbox, outboxSaga, outboxSlice } from '../features/outbox';
import { createRealtimeHub, realtimeSaga, type PortalSocket, type RealtimeHub } from '../realtime';
import type { FileUpload } from '../transfer';
import { createTestStore } from './create-test-store';
import type { FaultServer } from './fault-server';

const FILE = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

/**
 * A tab with the portal's own outbox and connection, against a real server. Tabs of one device have one local storage: they are of
 * one `device`, which stands for the browser that they are in.
 */
export class RealTab {
  private outbox!: Outbox;
  private hub!: RealtimeHub;
  private socket: PortalSocket | null = null;
  private tasks: Task[] = [];

  constructor(
    private readonly server: FaultServer,
    private readonly device: string,
    private readonly room: string,
  ) {
    this.open();
  }

  /** Messages that wait to be sent, the refused ones among them. */
  get waiting(): number {
    return this.outbox.state().messages.length;
  }

  get isConnected(): boolean {
    return this.hub.isConnected();
  }

  /** What it waits for, for somebody who looks into a schedule that is stuck. */
  describe(): string {
    const waiting = this.outbox.state().messages.map(({ message, files, refused }) => ({
      message,
      files: files.map(({ state, refused: why }) => why?.code ?? state),
      ...(refused && { refused }),
    }));
    return JSON.stringify({ isConnected: this.hub.isConnected(), waiting });
  }

  write(message: string, files: readonly string[] = []): void {
    this.outbox.add({ room: this.room, message, files, refers: null });
  }

  /** Chooses a file for the next message; answers its id once it is kept, which a reload may prevent. */
  async attach(name: string): Promise<string> {
    const find = () => this.outbox.state().chosen.find((file) => file.name === name)?.id;
    for (;;) {
      this.outbox.attach(this.room, [new File([FILE], name, { type: 'application/pdf' })]);
      for (let n = 0; n < 20; n += 1) {
        const id = find();
        if (id !== undefined) return id;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
  }

  /** The connection breaks. */
  drop(): void {
    this.socket?.io.engine.close();
  }

  /** What is on its way is lost with the page, also the answers. */
  reload(): void {
    this.close();
    this.open();
  }

  close(): void {
    this.drop();
    for (const task of this.tasks) task.cancel();
  }

  private open(): void {
    const store = createTestStore(combineReducers({ outbox: outboxSlice.reducer }));
    this.hub = createRealtimeHub(() => undefined);
    const { url, token } = this.server;
    const openSocket = () => {
      this.socket = io(url, {
        path: '/chat',
        transports: ['websocket'],
        auth: { token },
        forceNew: true,
        reconnectionDelay: 20,
        reconnectionDelayMax: 60,
      });
      return Promise.resolve({ socket: this.socket, sentToken: () => token, cursor: null });
    };
    signIn({ user: { uuid: this.device } });
    this.outbox = createOutbox(store);
    const readToken = () => token;
    this.tasks = [
      store.runSaga(outboxSaga, {
        realtime: this.hub,
        uploadFile: (upload: FileUpload) => sendFile(url, token, upload),
        readToken,
      }),
      store.runSaga(realtimeSaga, {
        hub: this.hub,
        openSocket,
        readToken,
        onUnauthorised: () => undefined,
      }),
    ];
  }
}

/** As tus does it: announced, created, sent in one piece. jsdom's own requests would be of another origin. */
async function sendFile(
  origin: string,
  token: string,
  { file, getTicket, signal }: FileUpload,
): Promise<void> {
  const { url, assetUuid } = await getTicket();
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  const metadata = `assetUuid ${btoa(assetUuid)}`;
  const created = await send(`${origin}${url}`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(file.size), 'upload-metadata': metadata },
  });
  if (signal.aborted) throw new PortalError('network', 'The page is gone');
  await send(new URL(created.headers.get('location') ?? '', origin).href, {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: FILE,
  });
}

async function send(url: string, request: RequestInit): Promise<Response> {
  const response = await fetch(url, request).catch(() => {
    throw new PortalError('network', 'The upload broke off');
  });
  if (response.ok) return response;
  throw new PortalError(response.status >= 500 ? 'unavailable' : 'internal', await response.text());
}
