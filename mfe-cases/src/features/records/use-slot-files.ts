import { ASSET_TYPES, type AssetTypeKey, type Case } from '@portal/shared/contract';
import { uploads, type UploadRefusal } from '@portal/shared/uploads';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { placeFiles, type Undecided } from '../../domain/place-files';
import { usePreviews } from './use-previews';

type BySlot<T> = Readonly<Partial<Record<AssetTypeKey, T>>>;

/** A file that waits; two can have the same name. */
export type UndecidedFile = Undecided<File> & { readonly id: string };

export interface SlotFiles {
  /** Why a slot's last file was not taken. */
  readonly refusals: BySlot<UploadRefusal | null>;
  /** Photos chosen here, for showing them before they have arrived. */
  readonly previews: BySlot<string>;
  /** Files that wait for somebody to say where they belong. */
  readonly undecided: readonly UndecidedFile[];
  give(slot: AssetTypeKey, file: File): void;
  /** Gives several files their slots by name and kind. */
  spread(files: readonly File[], slots: readonly AssetTypeKey[], free: readonly AssetTypeKey[]): void;
  /** Lets somebody decide about a file that came for a slot with something in it. */
  ask(file: File, likely: AssetTypeKey, slots: readonly AssetTypeKey[]): void;
  /** Where a file belongs; null leaves it out. */
  decide(undecided: UndecidedFile, slot: AssetTypeKey | null): void;
}

/** Sends files to the slots of a case. */
export function useSlotFiles({
  uuid,
  identifier,
  patientName,
}: Pick<Case, 'uuid' | 'identifier' | 'patientName'>): SlotFiles {
  const [refusals, setRefusals] = useState<BySlot<UploadRefusal | null>>({});
  const [undecided, setUndecided] = useState<readonly UndecidedFile[]>([]);
  const { previews, show } = usePreviews();

  /** Answers whether the file was taken. */
  function give(slot: AssetTypeKey, file: File): boolean {
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
    return !refused;
  }
  const wait = (files: readonly Undecided<File>[]) =>
    setUndecided((known) => [...known, ...files.map((one) => ({ ...one, id: nanoid() }))]);

  return {
    refusals,
    previews,
    undecided,
    give,
    spread: (files, slots, free) => {
      const { placed, undecided: open } = placeFiles(files, slots, free);
      for (const { slot, file } of placed) give(slot, file);
      wait(open);
    },
    ask: (file, likely, slots) => wait([{ file, likely, slots }]),
    decide: ({ id, file }, slot) => {
      if (slot && !give(slot, file)) return;
      setUndecided((known) => known.filter((one) => one.id !== id));
    },
  };
}
