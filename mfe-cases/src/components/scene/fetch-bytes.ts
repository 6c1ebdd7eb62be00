interface FetchOptions {
  readonly signal: AbortSignal;
  /** Bytes that arrived, of how many; 0 when that is not said. */
  onProgress(arrived: number, all: number): void;
}

/** The bytes of a file, with how far they are. Throws when it does not come as a whole. */
export async function fetchBytes(url: string, { signal, onProgress }: FetchOptions): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`The file answered ${response.status}`);
  const all = Number(response.headers.get('content-length') ?? 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  let arrived = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    arrived += part.value.length;
    onProgress(arrived, all);
  }
  return new Blob(parts).arrayBuffer();
}
