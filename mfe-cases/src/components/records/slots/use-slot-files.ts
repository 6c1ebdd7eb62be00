import { ASSET_TYPES, type AssetTypeKey, type Case, type CaseAsset } from '@portal/shared/contract';
import { uploads } from '@portal/shared/uploads';
import { nanoid } from '@portal/shared/redux';
import { useState } from 'react';
import { assignFilesToSlots, type Undecided } from '../../../domain/records/assign-files-to-slots';
import { useFileChecks, type FileChecks } from '../checks/use-file-checks';
import type { RefusedFile, Refusal } from '../records.messages';
import { useUndecidedFiles, type UndecidedFile } from './undecided-files';
import { usePreviews } from './use-previews';

type BySlot<T> = Readonly<Partial<Record<AssetTypeKey, T>>>;

export interface SlotFiles extends Omit<FileChecks, 'check'> {
  /** The last file for a slot, where it was refused. */
  readonly refusals: BySlot<RefusedFile | null>;
  /** Object URLs of photos chosen on this page, shown before they are uploaded. */
  readonly previews: BySlot<string>;
  /** Files whose slot the person has to choose. */
  readonly undecided: readonly UndecidedFile[];
  give(slot: AssetTypeKey, file: File): void;
  /** Assigns several files to slots by name and kind. */
  spread(files: readonly File[], slots: readonly AssetTypeKey[], free: readonly AssetTypeKey[]): void;
  /** Asks where a file belongs that was dropped on a slot with a record in it. */
  ask(file: File, likely: AssetTypeKey, slots: readonly AssetTypeKey[]): void;
  /** Assigns an undecided file to a slot; null drops the file. */
  decide(undecided: UndecidedFile, slot: AssetTypeKey | null): Promise<void>;
}

/** Most browsers cannot draw it: the record shows the JPEG that the server makes of it. */
function isHeic({ name }: File): boolean {
  return /\.hei[cf]$/i.test(name);
}

interface SlotOwner {
  readonly stored: readonly CaseAsset[];
  readonly refinementUuid: string | undefined;
}

/** Checks files, assigns them to the slots of a case and hands them to the shell's uploads. */
export function useSlotFiles(
  { uuid, identifier, patientName }: Pick<Case, 'uuid' | 'identifier' | 'patientName'>,
  { stored, refinementUuid }: SlotOwner,
): SlotFiles {
  const [refusals, setRefusals] = useState<BySlot<RefusedFile | null>>({});
  const { previews, show, hide } = usePreviews();
  const { check, ...checks } = useFileChecks(stored);
  const undecided = useUndecidedFiles(refinementUuid ?? uuid);

  /** Returns whether the file was accepted. */
  async function give(slot: AssetTypeKey, file: File): Promise<boolean> {
    const refused = (await check(slot, file)) ?? send(slot, file);
    setRefusals((known) => ({ ...known, [slot]: refused && { why: refused, name: file.name } }));
    if (!refused && isHeic(file)) hide(slot);
    else if (!refused && ASSET_TYPES[slot].kind === 'photo') show(slot, file);
    return !refused;
  }
  function send(slot: AssetTypeKey, file: File): Refusal | null {
    const answer = uploads.add({
      caseUuid: uuid,
      caseIdentifier: identifier,
      patientName,
      assetType: slot,
      file,
      ...(refinementUuid && { refinementUuid }),
    });
    return 'refused' in answer ? answer.refused : null;
  }
  const wait = (files: readonly Undecided<File>[]) =>
    undecided.change((known) => [...known, ...files.map((one) => ({ ...one, id: nanoid() }))]);

  return {
    ...checks,
    refusals,
    previews,
    undecided: undecided.files,
    give: (slot, file) => void give(slot, file),
    spread: (files, slots, free) => {
      const { placed, undecided: open } = assignFilesToSlots(files, slots, free);
      for (const { slot, file } of placed) void give(slot, file);
      wait(open);
    },
    forget: (...slots) => {
      checks.forget(...slots);
      for (const slot of slots) hide(slot);
      setRefusals((known) => ({ ...known, ...Object.fromEntries(slots.map((slot) => [slot, null])) }));
    },
    ask: (file, likely, slots) => wait([{ file, likely, slots }]),
    decide: async (one, slot) => {
      // Gone while it is checked, so that nobody gives it twice; back when it was refused.
      undecided.change((known) => known.filter(({ id }) => id !== one.id));
      if (slot && !(await give(slot, one.file))) undecided.change((known) => [...known, one]);
    },
  };
}
