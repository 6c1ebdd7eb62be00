import type { ServerProcess } from './server-process';
import { timed } from './times';

export interface CsvResult {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
  readonly rowsPerSecond: number;
  /** Bytes by which the server's memory was larger at the worst moment than before. */
  readonly growth: number;
}

/** A whole export, and what it does to the memory of the server. */
export async function measureCsv(server: ServerProcess, path: string, token: string): Promise<CsvResult> {
  // What a first export loads stays in memory, however few cases it has.
  await server.call(`${path}?status=IN_QC`, token);
  const before = await server.ask('memory');
  let [rows, bytes] = [0, 0];
  const ms = await timed(async () => {
    const reply = await server.call(path, token);
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
    rows = reply.lines - 1;
    bytes = reply.bytes;
  });
  const { peak } = await server.ask('memory');
  return { name: path, rows, bytes, rowsPerSecond: rows / (ms / 1_000), growth: peak - before.rss };
}
