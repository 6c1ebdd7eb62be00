import type { AssetTypeKey } from '@portal/shared/contract';
import { useEffect, useRef, useState } from 'react';

type Previews = Readonly<Partial<Record<AssetTypeKey, string>>>;

/** Object URLs of chosen files, to show them before they are uploaded. Revoked when a file is replaced or the page is left. */
export function usePreviews(): { readonly previews: Previews; show(slot: AssetTypeKey, file: File): void } {
  const [previews, setPreviews] = useState<Previews>({});
  const made = useRef<Previews>({});
  useEffect(
    () => () => {
      for (const url of Object.values(made.current)) URL.revokeObjectURL(url);
      made.current = {};
    },
    [],
  );
  return {
    previews,
    show: (slot, file) => {
      const old = made.current[slot];
      if (old) URL.revokeObjectURL(old);
      made.current = { ...made.current, [slot]: URL.createObjectURL(file) };
      setPreviews(made.current);
    },
  };
}
