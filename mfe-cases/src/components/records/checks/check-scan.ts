import type { AssetTypeKey } from '@portal/shared/contract';
import type { ScanFacts } from '../../../domain/records/scans/measure-scan';
import {
  findScanStop,
  findScanWarnings,
  isSameArch,
  looksSwapped,
  type ScanStop,
  type ScanWarning,
} from '../../../domain/records/scans/scan-problems';
import { measureFile } from '../../scan-worker/scan-work';

export type KnownScans = Readonly<Partial<Record<AssetTypeKey, ScanFacts>>>;

export type CheckedScan =
  | { readonly stop: ScanStop }
  | { readonly stop: null; readonly facts: ScanFacts; readonly warnings: readonly ScanWarning[] };

/** Reads and measures a scan, and finds what a lab would send it back for. Throws when the file cannot be read. */
export async function checkScan(
  file: File,
  slot: AssetTypeKey,
  known: () => KnownScans,
): Promise<CheckedScan> {
  const facts = await measureFile(file);
  const stop = findScanStop(facts, slot === 'bitScn' ? 'bite' : 'arch');
  if (stop) return { stop };
  // Asked only now: the scan of the other arch may have been read meanwhile.
  const others = known();
  const other = slot === 'uprImp' ? others.lwrImp : slot === 'lwrImp' ? others.uprImp : undefined;
  if (other && isSameArch(facts, other)) return { stop: 'scanSameArch' };
  const warnings = findScanWarnings(facts);
  const isSwapped = other && (slot === 'uprImp' ? looksSwapped(facts, other) : looksSwapped(other, facts));
  return { stop: null, facts, warnings: isSwapped ? [...warnings, 'scanSwapped'] : warnings };
}
