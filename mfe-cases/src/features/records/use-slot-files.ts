import { ASSET_TYPES, type AssetTypeKey, type Case } from '@portal/shared/contract';
import { uploads, type UploadRefusal } from '@portal/shared/uploads';
import { useState } from 'react';
import { assignFiles } from '../../domain/asset-slots';
import { usePreviews } from './use-previews';

type BySlot<T> = Readonly<Partial<Record<AssetTypeKey, T>>>;

export interface SlotFiles {
  /** Why a slot's last file was not taken. */
  readonly refusals: BySlot<UploadRefusal | null>;
  /** Photos chosen here, for showing them before they have arrived. */
  readonly previews: BySlot<string>;
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
  const [refusals, setRefusals] = useState<BySlot<UploadRefusal | null>>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  const { previews, show } = usePreviews();

  function give(slot: AssetTypeKey, file: File): void {
    const answer = uploads.add({
      caseUuid: uuid,
      caseIdentifier: identifier,
      patientName,
      assetType: slot,
      file,
    });
    const refused = 'refused' in answer ? answer.refused : null;
    setRefusals((known) => ({ ...known, [slot]: refused }));
    if (!refused && ASSET_TYPES[slot].kind === 'photo') show(slot, file);
  }
  return {
    refusals,
    previews,
    left,
    give,
    spread: (files, free) => {
      const assignment = assignFiles(files, free);
      for (const { slot, file } of assignment.assigned) give(slot, file);
      setLeft(assignment.left.map(({ name }) => name));
    },
  };
}
