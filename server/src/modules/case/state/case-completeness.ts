import { ASSET_TYPES, missingForSubmission, type AssetTypeKey } from '@portal/shared/contract';
import type { LockedCase } from './case-state.repository';

type Missing = Readonly<Record<string, 'scanRequired' | 'required'>>;

/** What a case still lacks before the provider can work on it (CA-18), by field or slot; null when it is complete. */
export function missingOf(found: LockedCase, stored: ReadonlySet<AssetTypeKey>): Missing | null {
  const missing = missingForSubmission(found.row, found, [...stored]);
  if (missing.length === 0) return null;
  return Object.fromEntries(
    missing.map((field) => [field, field in ASSET_TYPES ? 'scanRequired' : 'required'] as const),
  );
}
