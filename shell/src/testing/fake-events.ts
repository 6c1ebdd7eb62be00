/** Stands in for the browser's event stream, which jsdom does not have. */
export class FakeEvents extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: FakeEvents[] = [];
  readyState = FakeEvents.CONNECTING;

  constructor(readonly url: string) {
    super();
    FakeEvents.all.push(this);
  }

  /** The gateway has answered: what is told comes by events, and the page has no need to ask. */
  static open(): void {
    for (const source of FakeEvents.all) source.readyState = FakeEvents.OPEN;
  }

  /** What the gateway says when there is a new revision. */
  static announce(revision: number): void {
    FakeEvents.open();
    for (const source of FakeEvents.all) {
      source.dispatchEvent(new MessageEvent('feed', { data: JSON.stringify({ revision }) }));
    }
  }

  close(): void {
    this.readyState = FakeEvents.CLOSED;
    FakeEvents.all = FakeEvents.all.filter((source) => source !== this);
  }
}

/** Stands in for the channel between tabs: what one posts, all others of its name get a moment later. */
class FakeChannel {
  private static all: FakeChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    FakeChannel.all.push(this);
  }

  postMessage(data: unknown): void {
    const others = FakeChannel.all.filter((channel) => channel !== this && channel.name === this.name);
    queueMicrotask(() => others.forEach(({ onmessage }) => onmessage?.({ data })));
  }

  close(): void {
    FakeChannel.all = FakeChannel.all.filter((channel) => channel !== this);
  }
}

/** Gives the page what a browser has and jsdom has not, with nothing open. */
export function installFakeEvents(): void {
  FakeEvents.all = [];
  Object.assign(globalThis, { EventSource: FakeEvents, BroadcastChannel: FakeChannel });
}
