import { LIMITS } from './limits';

export type AssetKind = 'photo' | 'scan' | 'document' | 'volume';

interface AssetTypeFacts {
  readonly kind: AssetKind;
  /** File name extensions accepted, lower case, with the dot; the server also checks the content. */
  readonly accept: readonly string[];
}

const PICTURES = ['.jpg', '.jpeg', '.png', '.webp'] as const;
/** What phones take pictures in; kept as JPEG. */
const HEIC = ['.heic', '.heif'] as const;
const photo = { kind: 'photo', accept: [...PICTURES, ...HEIC] } as const;
const scan = { kind: 'scan', accept: ['.stl', '.ply', '.obj'] } as const;
/** With the model of a plan in 3D, one file for each arch (CA-14). */
const plan = { kind: 'document', accept: ['.pdf', '.jpg', '.jpeg', '.png', '.glb'] } as const;
const document = { kind: 'document', accept: ['.pdf', '.jpg', '.jpeg', '.png', ...HEIC] } as const;

/**
 * The typed slots for a case's records, keyed by code, in the order a page shows them: those of specification § 3, and after
 * them the bite scan, for which labs send cases back most often.
 */
export const ASSET_TYPES = {
  uprImp: scan,
  lwrImp: scan,
  frtImg: photo,
  uprImg: photo,
  lwrImg: photo,
  ritImg: photo,
  lftImg: photo,
  frtpos: photo,
  frtsmi: photo,
  profil: photo,
  panxry: photo,
  cpmxry: photo,
  presc: document,
  trtPln: plan,
  trdPty: { kind: 'document', accept: ['.pdf', '.zip', '.stl'] },
  CBCT: { kind: 'volume', accept: ['.dcm', '.zip'] },
  bitScn: scan,
} as const satisfies Record<string, AssetTypeFacts>;
export type AssetTypeKey = keyof typeof ASSET_TYPES;
export const ASSET_TYPE_KEYS = Object.keys(ASSET_TYPES) as AssetTypeKey[];

/** Whether a slot takes what a phone's camera makes. */
export function takesPhotos(assetType: AssetTypeKey): boolean {
  return (ASSET_TYPES[assetType].accept as readonly string[]).includes(HEIC[0]);
}

/** Whether photos of a slot are looked at for being dark or blurred. X-rays are dark and soft by nature. */
export function checksPhotos(assetType: AssetTypeKey): boolean {
  return ASSET_TYPES[assetType].kind === 'photo' && assetType !== 'panxry' && assetType !== 'cpmxry';
}

/** A scan of fewer triangles cannot be the scan of an arch or a bite: scanners write 50,000 and more. */
export const MIN_SCAN_TRIANGLES = 1_000;
/** Least bytes of so many triangles: binary STL takes 50 for each after a header of 84; binary PLY and OBJ share corners. */
const MIN_STL_BYTES = 84 + 50 * MIN_SCAN_TRIANGLES;
const MIN_INDEXED_BYTES = 15 * MIN_SCAN_TRIANGLES;

/** Whether a stored record is surely too small to be a scan of its slot. Other kinds of records have no such limit. */
export function isScanTooSmall({
  assetType,
  contentType,
  size,
}: {
  readonly assetType: AssetTypeKey;
  readonly contentType: string | null;
  readonly size: number;
}): boolean {
  if (ASSET_TYPES[assetType].kind !== 'scan') return false;
  return size < (contentType === 'model/stl' ? MIN_STL_BYTES : MIN_INDEXED_BYTES);
}

/**
 * Header by which a sender says the SHA-256 of a whole file in hexadecimal digits: with the last part of an upload, and with
 * the question how much has arrived, which finishes what is whole.
 */
export const UPLOAD_SHA256_HEADER = 'upload-sha256';

/** Largest file that a slot takes, in bytes. */
export function maxAssetBytes(assetType: AssetTypeKey): number {
  return ASSET_TYPES[assetType].kind === 'photo' ? LIMITS.photoBytes : LIMITS.assetBytes;
}

const picture = { accept: PICTURES, maxBytes: LIMITS.pictureBytes, maxPixels: LIMITS.picturePixels } as const;

interface FileRule {
  readonly accept: readonly string[];
  readonly maxBytes: number;
  /** Of the longer side of a picture. */
  readonly maxPixels?: number;
}

/** What may be stored that is no record of a case, by purpose (UP-05). */
export const FILE_RULES = {
  avatar: picture,
  logo: { ...picture, maxPixels: LIMITS.logoPixels },
  lmpLogo: picture,
  chat: { accept: [...PICTURES, '.pdf', '.stl', '.zip'], maxBytes: LIMITS.chatFileBytes },
} as const satisfies Record<string, FileRule>;

/** pending: announced, its bytes are still coming; stored: whole, checked and hashed. */
export const ASSET_STATES = ['pending', 'stored'] as const;
export type AssetState = (typeof ASSET_STATES)[number];
