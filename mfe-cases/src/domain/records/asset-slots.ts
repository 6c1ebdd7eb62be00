import {
  ASSET_TYPE_KEYS,
  type Arch,
  type AssetTypeKey,
  type Case,
  type ProductId,
} from '@portal/shared/contract';

const PHOTOS_OF_MOUTH: readonly AssetTypeKey[] = ['frtImg', 'uprImg', 'lwrImg', 'ritImg', 'lftImg'];
const DOCUMENTS: readonly AssetTypeKey[] = ['presc', 'trdPty'];

/** Slots of a product besides the scans of the arches. */
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
  // An aligner needs the opposing arch too, and the bite between both.
  const wanted = productId === 'AL' ? 'both' : (arch ?? 'both');
  const scans =
    impressionType === 'physical'
      ? []
      : [...scansOf(wanted), ...(productId === 'WK' ? [] : ['bitScn' as const])];
  const offered = [...scans, ...SLOTS[productId]];
  return ASSET_TYPE_KEYS.filter((slot) => offered.includes(slot));
}

function scansOf(arch: Arch): AssetTypeKey[] {
  if (arch === 'both') return ['uprImp', 'lwrImp'];
  return arch === 'upper' ? ['uprImp'] : ['lwrImp'];
}
