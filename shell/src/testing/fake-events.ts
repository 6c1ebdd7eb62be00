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

  /** What the gateway says when there is a new revision. */
  static tell(revision: number): void {
    for (const source of FakeEvents.all) {
      source.readyState = FakeEvents.OPEN;
      source.dispatchEvent(new MessageEvent('feed', { data: JSON.stringify({ revision }) }));
    }
  }

  close(): void {
    this.readyState = FakeEvents.CLOSED;
    FakeEvents.all = FakeEvents.all.filter((source) => source !== this);
  }
}
