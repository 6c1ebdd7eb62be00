import { ASSET_TYPES, missingForSubmission, type AssetTypeKey } from '@portal/shared/contract';
import type { LockedCase } from './case-state.repository';

export interface Missing {
  readonly field: string;
  readonly msg: string;
}

const REQUIRED = 'this field is required';
const SCAN_NEEDED = 'this scan is required';

/** What a case still lacks before the provider can work on it (CA-18), as an error tells it. */
export function missingOf(found: LockedCase, stored: ReadonlySet<AssetTypeKey>): Missing[] {
  const missing = missingForSubmission(found.row, found, [...stored]);
  return missing.map((field) => ({ field, msg: field in ASSET_TYPES ? SCAN_NEEDED : REQUIRED }));
}
