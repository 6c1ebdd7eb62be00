import type { ScanFacts } from '../../domain/records/scans/measure-scan';
import type { ScanFormat } from './parse-scan';

/** What a worker is asked of one scan. */
export interface ScanJob {
  readonly kind: 'measure' | 'mesh';
  readonly bytes: Blob | ArrayBuffer;
  readonly format: ScanFormat;
  /** Of a binary STL; null for all other files. */
  readonly triangles: number | null;
}

/** A scan as it is drawn. Plain arrays, which a worker hands over without a copy. */
export interface ScanMesh {
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  /** Of files that share corners. */
  readonly index: Uint32Array<ArrayBuffer> | null;
}

export type ScanAnswer =
  | { readonly facts: ScanFacts; readonly mesh?: never; readonly failed?: never }
  | { readonly mesh: ScanMesh; readonly facts?: never; readonly failed?: never }
  /** The file cannot be read, for this reason. */
  | { readonly failed: string; readonly facts?: never; readonly mesh?: never };
