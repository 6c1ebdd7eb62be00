import { ASSET_TYPES, type AssetTypeKey, type Case, type CaseAsset } from '@portal/shared/contract';
import { uploads, type UploadItem } from '@portal/shared/uploads';
import { nanoid } from '@portal/shared/redux';
import { assignFilesToSlots, type Undecided } from '../../../domain/records/assign-files-to-slots';
import { useFileChecks, type FileChecks } from '../checks/use-file-checks';
import type { RefusedFile, Refusal } from '../records.messages';
import { withoutSlots, type BySlot } from './by-slot';
import { useKeptFiles, type UndecidedFile } from './kept-files';
import { usePreviews } from './use-previews';

export interface SlotFiles extends Omit<FileChecks, 'check'> {
  /** Slots whose file is being looked into. */
  readonly checking: readonly AssetTypeKey[];
  /** The last file for a slot, where it was refused. */
  readonly refusals: BySlot<RefusedFile>;
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
  /** Goes on without the file that was refused for a slot. */
  leaveOut(slot: AssetTypeKey): void;
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
  const { previews, show, hide } = usePreviews();
  const { check, ...checks } = useFileChecks(stored);
  const { kept, change } = useKeptFiles(refinementUuid ?? uuid);

  /** Returns whether the file was accepted. */
  async function give(slot: AssetTypeKey, file: File): Promise<boolean> {
    change(({ checking }) => ({ checking: [...checking, slot] }));
    const refused = (await check(slot, file).catch(() => null)) ?? send(slot, file);
    change(({ checking, refusals }) => ({
      checking: checking.filter((_, at) => at !== checking.indexOf(slot)),
      refusals: {
        ...withoutSlots(refusals, [slot]),
        ...(refused && { [slot]: { why: refused, name: file.name } }),
      },
    }));
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
  const drop = (slots: readonly AssetTypeKey[], isMeant: (item: UploadItem) => boolean): void => {
    for (const item of uploads.items())
      if (isMeant(item) && slots.includes(item.assetType) && isOwn(item)) uploads.cancel(item.id);
  };
  const isOwn = (item: UploadItem) =>
    item.caseUuid === uuid && item.refinementUuid === refinementUuid && !item.requestUuid;
  const wait = (files: readonly Undecided<File>[]) =>
    change(({ undecided }) => ({
      undecided: [...undecided, ...files.map((one) => ({ ...one, id: nanoid() }))],
    }));

  return {
    ...checks,
    ...kept,
    previews,
    give: (slot, file) => void give(slot, file),
    spread: (files, slots, free) => {
      const { placed, undecided: open } = assignFilesToSlots(files, slots, free);
      for (const { slot, file } of placed) void give(slot, file);
      wait(open);
    },
    forget: (...slots) => {
      checks.forget(...slots);
      for (const slot of slots) hide(slot);
      // The queue keeps what has arrived until all files of the case have, and what was refused: the slot would go on showing it.
      drop(slots, ({ state, refused }) => state === 'done' || refused !== undefined);
      change(({ refusals }) => ({ refusals: withoutSlots(refusals, slots) }));
    },
    leaveOut: (slot) => {
      drop([slot], ({ state }) => state === 'failed');
      change(({ refusals }) => ({ refusals: withoutSlots(refusals, [slot]) }));
    },
    ask: (file, likely, slots) => wait([{ file, likely, slots }]),
    decide: async (one, slot) => {
      // Gone while it is checked, so that nobody gives it twice; back when it was refused.
      change(({ undecided, refusals }) => ({
        undecided: undecided.filter(({ id }) => id !== one.id),
        refusals: one.refusedIn ? withoutSlots(refusals, [one.refusedIn]) : refusals,
      }));
      if (slot && !(await give(slot, one.file)))
        change(({ undecided }) => ({ undecided: [...undecided, { ...one, refusedIn: slot }] }));
    },
  };
}
