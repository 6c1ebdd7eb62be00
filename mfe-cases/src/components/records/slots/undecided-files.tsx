import { useUnsavedInput } from '@portal/shared/ui';
import { createContext, use, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import type { Undecided } from '../../../domain/records/assign-files-to-slots';

/** A file whose slot is not decided yet. Has an id because two files can have the same name. */
export type UndecidedFile = Undecided<File> & { readonly id: string };

/** By the case or the refinement that they are for. */
type ByOwner = Readonly<Record<string, readonly UndecidedFile[]>>;

const UndecidedContext = createContext<readonly [ByOwner, Dispatch<SetStateAction<ByOwner>>] | null>(null);

/**
 * Keeps the files of a case that wait for a slot, above its tabs: they go or sleep when another one is opened. The files are in no
 * upload yet, so whoever leaves the case is asked before they are lost.
 */
export function UndecidedFilesKept({ children }: { children: ReactNode }) {
  'use memo';
  const [byOwner, setByOwner] = useState<ByOwner>({});
  useUnsavedInput(Object.values(byOwner).some((files) => files.length > 0));
  return <UndecidedContext value={[byOwner, setByOwner]}>{children}</UndecidedContext>;
}

/** The files that wait for a slot of a case, or of a refinement. */
export function useUndecidedFiles(owner: string) {
  const kept = use(UndecidedContext);
  if (!kept) throw new Error('Nothing keeps the files that wait for a slot');
  const [byOwner, setByOwner] = kept;
  return {
    files: byOwner[owner] ?? [],
    change: (next: (known: readonly UndecidedFile[]) => readonly UndecidedFile[]): void =>
      setByOwner((known) => ({ ...known, [owner]: next(known[owner] ?? []) })),
  };
}
