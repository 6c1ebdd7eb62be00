import { ASSET_TYPE_KEYS, type Arch, type AssetTypeKey } from '@portal/shared/contract';

const OTHERS: readonly AssetTypeKey[] = ['frtImg', 'ritImg', 'lftImg', 'presc', 'trdPty'];
const SCANS: Record<Arch, readonly AssetTypeKey[]> = {
  both: ['uprImp', 'lwrImp'],
  upper: ['uprImp'],
  lower: ['lwrImp'],
};

/** The slots that a request offers for its files, in the order of the contract's table: scans of its arches, photos, documents. */
export function requestSlots(arch: Arch): readonly AssetTypeKey[] {
  const offered = [...SCANS[arch], ...OTHERS];
  return ASSET_TYPE_KEYS.filter((slot) => offered.includes(slot));
}
