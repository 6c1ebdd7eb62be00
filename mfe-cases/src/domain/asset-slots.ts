import {
  ASSET_TYPES,
  ASSET_TYPE_KEYS,
  type Arch,
  type AssetTypeKey,
  type Case,
  type ProductId,
} from '@portal/shared/contract';

const PHOTOS_OF_MOUTH: readonly AssetTypeKey[] = ['frtImg', 'uprImg', 'lwrImg', 'ritImg', 'lftImg'];
const DOCUMENTS: readonly AssetTypeKey[] = ['presc', 'trdPty'];

/** The slots for records that a product has, besides the scans of the arches. */
const SLOTS: Record<ProductId, readonly AssetTypeKey[]> = {
  AL: [...PHOTOS_OF_MOUTH, 'frtpos', 'frtsmi', 'profil', 'panxry', 'cpmxry', 'trtPln', ...DOCUMENTS, 'CBCT'],
  NG: ['frtImg', ...DOCUMENTS],
  RE: [...PHOTOS_OF_MOUTH, ...DOCUMENTS],
  WK: ['frtImg', 'frtsmi', ...DOCUMENTS],
};

/** The slots that a case offers for its records (CA-17), in the order of the contract's table. */
export function offeredSlots({
  productId,
  arch,
  impressionType,
}: Pick<Case, 'productId' | 'arch' | 'impressionType'>) {
  const scans = impressionType === 'physical' ? [] : scansOf(arch ?? 'both');
  const offered = [...scans, ...SLOTS[productId]];
  return ASSET_TYPE_KEYS.filter((slot) => offered.includes(slot));
}

function scansOf(arch: Arch): AssetTypeKey[] {
  if (arch === 'both') return ['uprImp', 'lwrImp'];
  return arch === 'upper' ? ['uprImp'] : ['lwrImp'];
}

/** Words in file names that tell a slot, as scanners and cameras write them. */
const HINTS: readonly (readonly [RegExp, readonly AssetTypeKey[]])[] = [
  [/upper|maxil|_u\b/i, ['uprImp', 'uprImg']],
  [/lower|mandib|_l\b/i, ['lwrImp', 'lwrImg']],
  [/smil/i, ['frtsmi']],
  [/pose/i, ['frtpos']],
  [/front/i, ['frtImg', 'frtpos']],
  [/right/i, ['ritImg']],
  [/left/i, ['lftImg']],
  [/profil/i, ['profil']],
  [/pan(o|xry)/i, ['panxry']],
  [/ceph|cpm/i, ['cpmxry']],
  [/presc/i, ['presc']],
  [/plan/i, ['trtPln']],
  [/cbct/i, ['CBCT']],
];

export interface Assignment<F> {
  readonly assigned: readonly { readonly slot: AssetTypeKey; readonly file: F }[];
  /** Files for which no free slot takes their kind. */
  readonly left: readonly F[];
}

/** Gives files that were dropped together a slot each: by what their names say, else the next free slot of their kind. */
export function assignFiles<F extends { readonly name: string }>(
  files: readonly F[],
  free: readonly AssetTypeKey[],
): Assignment<F> {
  const open = new Set(free);
  const slots = new Map<F, AssetTypeKey>();
  const take = (file: F, candidates: readonly AssetTypeKey[]): void => {
    const slot = candidates.find((key) => open.has(key) && accepts(key, file.name));
    if (!slot) return;
    open.delete(slot);
    slots.set(file, slot);
  };
  for (const file of files) take(file, hinted(file.name));
  for (const file of files) if (!slots.has(file)) take(file, free);
  return {
    assigned: files.flatMap((file) => {
      const slot = slots.get(file);
      return slot ? [{ slot, file }] : [];
    }),
    left: files.filter((file) => !slots.has(file)),
  };
}

function hinted(name: string): readonly AssetTypeKey[] {
  return HINTS.flatMap(([hint, slots]) => (hint.test(name) ? slots : []));
}

function accepts(slot: AssetTypeKey, name: string): boolean {
  const endings: readonly string[] = ASSET_TYPES[slot].accept;
  return endings.some((ending) => name.toLowerCase().endsWith(ending));
}
