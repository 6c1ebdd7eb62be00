interface FetchOptions {
  readonly signal: AbortSignal;
  /** `all` is 0 when the reply does not state its length. */
  onProgress(arrived: number, all: number): void;
}

/** Fetches the bytes of a file and reports progress. Throws when the file does not arrive as a whole. */
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
