import { measureScan, type ScanFacts } from '../../domain/records/scans/measure-scan';
import type { ScanFormat } from './parse-scan';
import { countOfBinaryStl, formatOf, readBinaryStl } from './read-triangles';
import { runInSlices } from './run-in-slices';
import type { ScanAnswer, ScanJob, ScanMesh } from './scan-job';
import { CheckedWorker } from './checked-worker';

/** Measures a scan beside the page, which goes on meanwhile. Throws when the file cannot be read. */
export async function measureFile(file: File): Promise<ScanFacts> {
  const format = formatOf(file.name);
  const triangles = await countOfBinaryStl(file, format);
  const worker = await workerFor(triangles);
  if (!worker) return measureInPage(file, format, triangles);
  const { facts } = await ask(worker, { kind: 'measure', bytes: file, format, triangles });
  if (!facts) throw new Error('The worker measured nothing');
  return facts;
}

/**
 * Reads a scan to draw it beside the page. Null where no worker can be had; the bytes are the worker's otherwise. Throws when the file
 * cannot be read.
 */
export async function readMesh(bytes: ArrayBuffer, format: ScanFormat): Promise<ScanMesh | null> {
  const triangles = await countOfBinaryStl(asFile(bytes), format);
  const worker = await workerFor(triangles);
  if (!worker) return null;
  const { mesh } = await ask(worker, { kind: 'mesh', bytes, format, triangles }, [bytes]);
  return mesh ?? null;
}

/** Parts of it are read without a copy of the whole. */
function asFile(bytes: ArrayBuffer): Pick<Blob, 'size' | 'slice'> {
  return { size: bytes.byteLength, slice: (from, to) => new Blob([bytes.slice(from ?? 0, to)]) };
}

/**
 * Null where none can be started: the page does the work itself then. Their names have no hash, which the federation runtime cannot
 * do with; the folder of the release carries the version.
 */
function workerFor(triangles: number | null): Promise<Worker | null> {
  if (typeof Worker === 'undefined') return Promise.resolve(null);
  const worker =
    triangles === null
      ? new CheckedWorker(
          new URL(
            /* webpackEntryOptions: { "filename": "scan-formats.js" } */ './formats.worker.ts',
            import.meta.url,
          ),
        )
      : new CheckedWorker(
          new URL(
            /* webpackEntryOptions: { "filename": "scan-stl.js" } */ './stl.worker.ts',
            import.meta.url,
          ),
        );
  return worker.start().catch(() => null);
}

/** One worker for one job: its memory goes with it. */
async function ask(worker: Worker, job: ScanJob, transfer: ArrayBuffer[] = []): Promise<ScanAnswer> {
  try {
    const answer = await new Promise<ScanAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ScanAnswer>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(job, transfer);
    });
    if (answer.failed !== undefined) throw new Error(answer.failed);
    return answer;
  } finally {
    worker.terminate();
  }
}

async function measureInPage(file: File, format: ScanFormat, triangles: number | null): Promise<ScanFacts> {
  const read = async (): Promise<Float32Array> => {
    if (triangles !== null) return readBinaryStl(file, triangles);
    const { parseScan, trianglesOf } = await import(/* webpackChunkName: "scan-loaders" */ './parse-scan');
    return trianglesOf(parseScan(await file.arrayBuffer(), format));
  };
  return runInSlices(measureScan(await read()));
}
