/** What a server process has used up to a moment. */
export interface Usage {
  /** Bytes. */
  readonly resident: number;
  readonly heap: number;
  /** Seconds of one core. */
  readonly cpu: number;
  /** When it was read, in milliseconds. */
  readonly at: number;
}

/** Reads a server's own metrics. */
export async function readUsage(url: string): Promise<Usage> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    resident: read('process_resident_memory_bytes'),
    heap: read('nodejs_heap_size_used_bytes'),
    cpu: read('process_cpu_seconds_total'),
    at: performance.now(),
  };
}
