import type { AssetTypeKey } from '@portal/shared/contract';
import { useUnsavedInput } from '@portal/shared/ui';
import { createContext, use, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import type { Undecided } from '../../../domain/records/assign-files-to-slots';
import type { RefusedFile } from '../records.messages';
import type { BySlot } from './by-slot';

/** A file whose slot is not decided yet. Has an id because two files can have the same name. */
export type UndecidedFile = Undecided<File> & {
  readonly id: string;
  /** The slot that it was refused in. */
  readonly refusedIn?: AssetTypeKey;
};

/** What was chosen for the slots of a case or of a refinement, and is in no upload. */
interface KeptFiles {
  readonly undecided: readonly UndecidedFile[];
  /** Slots whose file is being looked into. */
  readonly checking: readonly AssetTypeKey[];
  /** The last file for a slot, where it was refused. */
  readonly refusals: BySlot<RefusedFile>;
}

const NONE: KeptFiles = { undecided: [], checking: [], refusals: {} };

/** By the case or the refinement that they are for. */
type ByOwner = Readonly<Record<string, KeptFiles>>;

const KeptContext = createContext<readonly [ByOwner, Dispatch<SetStateAction<ByOwner>>] | null>(null);

/**
 * Keeps the files of a case that are in no upload above its tabs and steps: these go or sleep when another one is opened. Whoever leaves
 * the case is asked before files that wait for a slot are lost.
 */
export function FilesKept({ children }: { children: ReactNode }) {
  'use memo';
  const [byOwner, setByOwner] = useState<ByOwner>({});
  useUnsavedInput(Object.values(byOwner).some(({ undecided }) => undecided.length > 0));
  return <KeptContext value={[byOwner, setByOwner]}>{children}</KeptContext>;
}

/** The files for the slots of a case, or of a refinement, that are in no upload. */
export function useKeptFiles(owner: string) {
  const kept = use(KeptContext);
  if (!kept) throw new Error('Nothing keeps the files that are in no upload');
  const [byOwner, setByOwner] = kept;
  return {
    kept: byOwner[owner] ?? NONE,
    change: (part: (known: KeptFiles) => Partial<KeptFiles>): void =>
      setByOwner((all) => {
        const known = all[owner] ?? NONE;
        return { ...all, [owner]: { ...known, ...part(known) } };
      }),
  };
}
