import type { PendingRoom, SocketReply } from '@portal/shared/contract';

type Listener = (...args: unknown[]) => void;

/** Stands in for socket.io's client: connects at once and answers getPendings. */
export class FakeSocket {
  connected = false;
  active = true;
  pendings: PendingRoom[] = [];
  /** Whether it connects when it is opened. */
  isReachable = true;
  /** What questions are answered with instead of an answer. */
  refusal: { readonly code: string; readonly message: string } | null = null;
  /** What `io` was called with. */
  opened: { url: string; options: Record<string, unknown> } | null = null;
  readonly #listeners = new Map<string, Set<Listener>>();
  #anyListener: Listener = () => undefined;

  open(url: string, options: Record<string, unknown>): this {
    this.opened = { url, options };
    if (this.isReachable) queueMicrotask(() => this.connectNow());
    return this;
  }

  connectNow(): void {
    this.connected = true;
    this.#dispatch('connect');
  }

  lose(): void {
    this.connected = false;
    this.#dispatch('disconnect');
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
    const reply = this.refusal
      ? ({ ok: false, error: this.refusal } as const)
      : ({ ok: true, data: this.pendings } as const);
    return { emitWithAck: () => Promise.resolve(reply) };
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

  #dispatch(event: string): void {
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
