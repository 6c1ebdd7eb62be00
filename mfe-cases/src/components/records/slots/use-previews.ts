import type { AssetTypeKey } from '@portal/shared/contract';
import { useEffect, useRef, useState } from 'react';

type Previews = Readonly<Partial<Record<AssetTypeKey, string>>>;

/** Addresses by which the browser shows files that were chosen; given back when they are replaced or the page goes. */
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
