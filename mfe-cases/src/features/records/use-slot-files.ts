import { ASSET_TYPES, type AssetTypeKey, type Case } from '@portal/shared/contract';
import { uploads } from '@portal/shared/uploads';
import { useState } from 'react';
import { assignFiles } from '../../domain/asset-slots';
import type { Refusal } from './records.messages';
import { isStl, readStl } from './read-stl';
import { usePreviews } from './use-previews';

type BySlot<T> = Readonly<Partial<Record<AssetTypeKey, T>>>;

export interface SlotFiles {
  /** Why a slot's last file was not taken. */
  readonly refusals: BySlot<Refusal | null>;
  /** Photos chosen here, for showing them before they have arrived. */
  readonly previews: BySlot<string>;
  /** Triangles of the scans chosen here. */
  readonly triangles: BySlot<number>;
  /** Names of files that no slot took. */
  readonly left: readonly string[];
  give(slot: AssetTypeKey, file: File): void;
  /** Gives several files their slots by name and kind. */
  spread(files: readonly File[], free: readonly AssetTypeKey[]): void;
}

/** Sends files to the slots of a case. */
export function useSlotFiles({
  uuid,
  identifier,
  patientName,
}: Pick<Case, 'uuid' | 'identifier' | 'patientName'>): SlotFiles {
  const [refusals, setRefusals] = useState<BySlot<Refusal | null>>({});
  const [triangles, setTriangles] = useState<BySlot<number>>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  const { previews, show } = usePreviews();

  function refuse(slot: AssetTypeKey, refusal: Refusal | null): void {
    setRefusals((known) => ({ ...known, [slot]: refusal }));
  }
  /** A scan is looked into first; one that the browser cannot read is left to the upload, which will say so. */
  async function checkScan(slot: AssetTypeKey, file: File): Promise<void> {
    const facts = await readStl(file).catch(() => null);
    if (facts?.problem) return refuse(slot, facts.problem);
    if (facts) setTriangles((known) => ({ ...known, [slot]: facts.triangles }));
    send(slot, file);
  }
  function give(slot: AssetTypeKey, file: File): void {
    if (isStl(file) && file.size > 0) void checkScan(slot, file);
    else send(slot, file);
  }
  function send(slot: AssetTypeKey, file: File): void {
    const answer = uploads.add({
      caseUuid: uuid,
      caseIdentifier: identifier,
      patientName,
      assetType: slot,
      file,
    });
    const refused = 'refused' in answer ? answer.refused : null;
    refuse(slot, refused);
    if (!refused && ASSET_TYPES[slot].kind === 'photo') show(slot, file);
  }
  return {
    refusals,
    previews,
    triangles,
    left,
    give,
    spread: (files, free) => {
      const assignment = assignFiles(files, free);
      for (const { slot, file } of assignment.assigned) give(slot, file);
      setLeft(assignment.left.map(({ name }) => name));
    },
  };
}
