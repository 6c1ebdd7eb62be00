import { previewKeyOf } from '../modules/asset/file/preview';

/** An object of the storage that a row names. */
export interface NamedObject {
  readonly key: string;
  /** Where the database has it. */
  readonly sha256: string | null;
  readonly size: number | null;
}

/** The tables whose rows name objects. */
export const NAMING_TABLES: readonly string[] = ['case_asset', 'stored_file'];

interface AssetRow {
  readonly state: string;
  readonly storage_key: string | null;
  readonly sha256: string | null;
  readonly size: number;
}

interface FileRow {
  readonly key: string;
  readonly sha256: string;
  readonly size: number;
  readonly preview_size: number | null;
}

/** The objects that a row of one of these tables names. */
export function objectsOf(table: string, line: string): NamedObject[] {
  if (table === 'case_asset') {
    const { state, storage_key: key, sha256, size } = JSON.parse(line) as AssetRow;
    return state === 'stored' && key !== null ? [{ key, sha256, size: sha256 === null ? null : size }] : [];
  }
  if (table !== 'stored_file') return [];
  const { key, sha256, size, preview_size: preview } = JSON.parse(line) as FileRow;
  return [
    { key, sha256, size },
    ...(preview === null ? [] : [{ key: previewKeyOf(key), sha256: null, size: null }]),
  ];
}
