import type { PendingRoom, SocketReply } from '@portal/shared/contract';

type Listener = (...args: unknown[]) => void;

/** Stands in for socket.io's client: connects at once and answers getPendings. */
export class FakeSocket {
  connected = false;
  active = true;
  pendings: PendingRoom[] = [];
  /** What `io` was called with. */
  opened: { url: string; options: Record<string, unknown> } | null = null;
  readonly #listeners = new Map<string, Set<Listener>>();
  #anyListener: Listener = () => undefined;

  open(url: string, options: Record<string, unknown>): this {
    this.opened = { url, options };
    queueMicrotask(() => {
      this.connected = true;
      this.#tell('connect');
    });
    return this;
  }

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
    return this;
  }

  onAny(listener: Listener): this {
    this.#anyListener = listener;
    return this;
  }

  hasListeners(event: string): boolean {
    return (this.#listeners.get(event)?.size ?? 0) > 0;
  }

  removeAllListeners(): this {
    this.#listeners.clear();
    return this;
  }

  timeout(): { emitWithAck: (event: string) => Promise<SocketReply<unknown>> } {
    return { emitWithAck: () => Promise.resolve({ ok: true, data: this.pendings }) };
  }

  connect(): this {
    return this;
  }

  disconnect(): this {
    this.connected = false;
    return this;
  }

  /** Says something as the server would. */
  receive(event: string, payload: unknown): void {
    this.#anyListener(event, payload);
  }

  #tell(event: string): void {
    for (const listener of this.#listeners.get(event) ?? []) listener();
  }
}

let current = new FakeSocket();

/** The socket that the next shell opens. */
export function prepareSocket(): FakeSocket {
  return (current = new FakeSocket());
}

export function io(url: string, options: Record<string, unknown>): FakeSocket {
  return current.open(url, options);
}
