import {
  ASSET_TYPES,
  isScanTooSmall,
  MIN_SCAN_TRIANGLES,
  missingForSubmission,
  type AssetTypeKey,
} from '@portal/shared/contract';
import type { FieldRefusal } from '../../../refusals';
import type { LockedCase } from './case-state.repository';

type StoredRecord = Parameters<typeof isScanTooSmall>[0];

/**
 * What a case still lacks before the provider can work on it (CA-18), by field or slot; null when it is complete.
 * @param stored the case's stored records, newest first: of a slot the newest one counts
 */
export function missingOf(
  found: LockedCase,
  stored: readonly StoredRecord[],
): Readonly<Record<string, FieldRefusal>> | null {
  const newest = new Map(stored.toReversed().map((record) => [record.assetType, record]));
  const small = [...newest.values()].filter(isScanTooSmall).map(({ assetType }) => assetType);
  const usable = [...newest.keys()].filter((slot) => !small.includes(slot));
  const missing = missingForSubmission(found.row, found, usable);
  if (missing.length === 0) return null;
  return Object.fromEntries(
    missing.map((field): [string, FieldRefusal] => {
      if (field === 'prescription') return [field, 'contradictsChart'];
      if (!isSlot(field)) return [field, 'required'];
      if (small.includes(field))
        return [field, { code: 'scanTooSmall', values: { min: MIN_SCAN_TRIANGLES } }];
      return [field, ASSET_TYPES[field].kind === 'photo' ? 'photoRequired' : 'scanRequired'];
    }),
  );
}

function isSlot(field: string): field is AssetTypeKey {
  return field in ASSET_TYPES;
}
