import { ASSET_TYPES, type AssetTypeKey, type Case } from '@portal/shared/contract';
import { uploads } from '@portal/shared/uploads';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { assignFilesToSlots, type Undecided } from '../../../domain/records/assign-files-to-slots';
import type { Refusal } from '../records.messages';
import { isStl, readStl } from './read-stl';
import { usePreviews } from './use-previews';

type BySlot<T> = Readonly<Partial<Record<AssetTypeKey, T>>>;

/** A file that waits; two can have the same name. */
export type UndecidedFile = Undecided<File> & { readonly id: string };

export interface SlotFiles {
  /** Why a slot's last file was not taken. */
  readonly refusals: BySlot<Refusal | null>;
  /** Photos chosen here, for showing them before they have arrived. */
  readonly previews: BySlot<string>;
  /** Triangles of the scans chosen here. */
  readonly triangles: BySlot<number>;
  /** Files that wait for somebody to say where they belong. */
  readonly undecided: readonly UndecidedFile[];
  give(slot: AssetTypeKey, file: File): void;
  /** Gives several files their slots by name and kind. */
  spread(files: readonly File[], slots: readonly AssetTypeKey[], free: readonly AssetTypeKey[]): void;
  /** Lets somebody decide about a file that came for a slot with something in it. */
  ask(file: File, likely: AssetTypeKey, slots: readonly AssetTypeKey[]): void;
  /** Where a file belongs; null leaves it out. */
  decide(undecided: UndecidedFile, slot: AssetTypeKey | null): Promise<void>;
}

/** Sends files to the slots of a case. */
export function useSlotFiles({
  uuid,
  identifier,
  patientName,
}: Pick<Case, 'uuid' | 'identifier' | 'patientName'>): SlotFiles {
  const [refusals, setRefusals] = useState<BySlot<Refusal | null>>({});
  const [triangles, setTriangles] = useState<BySlot<number>>({});
  const [undecided, setUndecided] = useState<readonly UndecidedFile[]>([]);
  const { previews, show } = usePreviews();

  /** A scan is looked into first; one that the browser cannot read is left to the upload, which will say so. */
  async function findProblem(slot: AssetTypeKey, file: File): Promise<Refusal | null> {
    if (!isStl(file) || file.size === 0) return null;
    const facts = await readStl(file).catch(() => null);
    if (facts && !facts.problem) setTriangles((known) => ({ ...known, [slot]: facts.triangles }));
    return facts?.problem ?? null;
  }
  /** Answers whether the file was taken. */
  async function give(slot: AssetTypeKey, file: File): Promise<boolean> {
    const refused = (await findProblem(slot, file)) ?? send(slot, file);
    setRefusals((known) => ({ ...known, [slot]: refused }));
    if (!refused && ASSET_TYPES[slot].kind === 'photo') show(slot, file);
    return !refused;
  }
  function send(slot: AssetTypeKey, file: File): Refusal | null {
    const answer = uploads.add({
      caseUuid: uuid,
      caseIdentifier: identifier,
      patientName,
      assetType: slot,
      file,
    });
    return 'refused' in answer ? answer.refused : null;
  }
  const wait = (files: readonly Undecided<File>[]) =>
    setUndecided((known) => [...known, ...files.map((one) => ({ ...one, id: nanoid() }))]);

  return {
    refusals,
    previews,
    triangles,
    undecided,
    give: (slot, file) => void give(slot, file),
    spread: (files, slots, free) => {
      const { placed, undecided: open } = assignFilesToSlots(files, slots, free);
      for (const { slot, file } of placed) void give(slot, file);
      wait(open);
    },
    ask: (file, likely, slots) => wait([{ file, likely, slots }]),
    decide: async ({ id, file }, slot) => {
      if (slot && !(await give(slot, file))) return;
      setUndecided((known) => known.filter((one) => one.id !== id));
    },
  };
}
