import { ASSET_TYPES, checksPhotos, type AssetTypeKey, type CaseAsset } from '@portal/shared/contract';
import { checkPhoto } from '@portal/shared/uploads';
import { useRef, useState } from 'react';
import type { ScanFacts } from '../../../domain/records/scans/measure-scan';
import { withoutSlots, type BySlot } from '../slots/by-slot';
import { isStl, readStl } from '../slots/read-stl';
import type { Refusal, RecordWarning } from '../records.messages';
import { checkScan } from './check-scan';
import { findTwin } from './find-twin';
import { useStoredPhotos } from './use-stored-photos';

export interface FileChecks {
  readonly warnings: BySlot<readonly RecordWarning[]>;
  /** Of photos that were looked at once they were stored, by the uuid of the record. */
  readonly storedWarnings: Readonly<Record<string, readonly RecordWarning[]>>;
  /** Triangles of the scans chosen on this page. */
  readonly triangles: BySlot<number>;
  /** Looks into a file before it is sent; null when nothing forbids it. */
  check(slot: AssetTypeKey, file: File): Promise<Refusal | null>;
  /** A photo may come into a slot that is not chosen on this page: it is looked at once it is stored. */
  expectPhoto(slot: AssetTypeKey): void;
  /** Drops what is known of slots whose records went elsewhere. */
  forget(...slots: readonly AssetTypeKey[]): void;
}

/**
 * Checks files for what labs send records back for. When the browser cannot read a file, the upload goes on: the server
 * checks its content.
 */
export function useFileChecks(stored: readonly CaseAsset[]): FileChecks {
  const [warnings, setWarnings] = useState<BySlot<readonly RecordWarning[]>>({});
  const [triangles, setTriangles] = useState<BySlot<number>>({});
  const photos = useStoredPhotos(stored);
  const scans = useRef<BySlot<ScanFacts>>({});

  async function look(slot: AssetTypeKey, file: File): Promise<Refusal | readonly RecordWarning[]> {
    if (isStl(file)) {
      const read = await readStl(file).catch(() => null);
      if (read?.problem) return read.problem;
      if (read) setTriangles((known) => ({ ...known, [slot]: read.triangles }));
    }
    if (await findTwin(file, slot, stored).catch(() => null)) return 'sameFile';
    if (checksPhotos(slot)) {
      const found = await checkPhoto(file);
      if (found) photos.endExpecting(slot);
      else photos.expect(slot);
      return found ?? [];
    }
    if (ASSET_TYPES[slot].kind !== 'scan') return [];
    const checked = await checkScan(file, slot, () => scans.current).catch(() => null);
    if (!checked) return [];
    if (checked.stop) return checked.stop;
    scans.current = { ...scans.current, [slot]: checked.facts };
    return checked.warnings;
  }

  return {
    warnings,
    storedWarnings: photos.found,
    triangles,
    expectPhoto: photos.expect,
    check: async (slot, file) => {
      if (file.size === 0 || !isNamedFor(slot, file)) return null;
      const found = await look(slot, file);
      if (typeof found === 'string') return found;
      setWarnings((known) => ({ ...known, [slot]: found }));
      return null;
    },
    forget: (...slots) => {
      scans.current = withoutSlots(scans.current, slots);
      setWarnings((known) => withoutSlots(known, slots));
      setTriangles((known) => withoutSlots(known, slots));
    },
  };
}

function isNamedFor(slot: AssetTypeKey, { name }: File): boolean {
  return ASSET_TYPES[slot].accept.some((ending) => name.toLowerCase().endsWith(ending));
}
