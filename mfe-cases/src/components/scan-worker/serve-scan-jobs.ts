import { measureScan, type ScanFacts } from '../../domain/records/scans/measure-scan';
import type { ScanAnswer, ScanJob, ScanMesh } from './scan-job';

/** How a worker reads the scans of its formats. */
export interface ScanReader {
  triangles(bytes: Blob, job: ScanJob): Promise<Float32Array>;
  mesh(bytes: Blob, job: ScanJob): Promise<ScanMesh>;
}

/** Answers each message of the page: the whole of what a worker does. */
export function serveScanJobs(reader: ScanReader): void {
  addEventListener('message', ({ data: job }: MessageEvent<ScanJob>) => {
    void answer(reader, job)
      .catch((error: unknown): ScanAnswer => ({ failed: String(error) }))
      .then((message) => postMessage(message, { transfer: buffersOf(message) }));
  });
}

async function answer(reader: ScanReader, job: ScanJob): Promise<ScanAnswer> {
  const bytes = job.bytes instanceof ArrayBuffer ? new Blob([job.bytes]) : job.bytes;
  if (job.kind === 'mesh') return { mesh: await reader.mesh(bytes, job) };
  return { facts: measureAtOnce(await reader.triangles(bytes, job)) };
}

/** Without pauses: nobody waits for this thread. */
function measureAtOnce(positions: Float32Array): ScanFacts {
  const work = measureScan(positions);
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

function buffersOf({ mesh }: ScanAnswer): ArrayBuffer[] {
  if (!mesh) return [];
  const { positions, normals, index } = mesh;
  return [positions.buffer, normals.buffer, ...(index ? [index.buffer] : [])];
}
