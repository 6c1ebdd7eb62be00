import type { Writable } from 'node:stream';

const HEARTBEAT_MS = 15_000;
const MAX_STREAMS = 10_000;
/** A reader that does not read: its connection is worth less than the memory. */
const MAX_WAITING_BYTES = 64 * 1024;

/** The open event streams of this process: one text goes to all of them, one clock keeps them alive. */
export class EventStreams {
  private readonly open = new Set<Writable>();
  private heartbeat: NodeJS.Timeout | null = null;

  get isFull(): boolean {
    return this.open.size >= MAX_STREAMS;
  }

  add(stream: Writable): void {
    this.open.add(stream);
    stream.on('error', () => stream.destroy());
    stream.on('close', () => this.open.delete(stream));
    // Proxies end a connection on which nothing moves.
    this.heartbeat ??= setInterval(() => this.send(':\n\n'), HEARTBEAT_MS).unref();
  }

  send(text: string): void {
    for (const stream of this.open) {
      if (stream.writableLength > MAX_WAITING_BYTES) stream.destroy();
      else stream.write(text);
    }
  }

  /** Ends all; who listened connects again, to another process perhaps. */
  close(): void {
    if (this.heartbeat) clearInterval(this.heartbeat);
    this.heartbeat = null;
    for (const stream of this.open) stream.end();
  }
}
