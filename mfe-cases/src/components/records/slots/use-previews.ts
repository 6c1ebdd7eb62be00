import type { AssetTypeKey } from '@portal/shared/contract';
import { useEffect, useRef, useState } from 'react';

type Previews = Readonly<Partial<Record<AssetTypeKey, string>>>;

/** Object URLs of chosen files, to show them before they are uploaded. Revoked when a file is replaced or the page is left. */
export function usePreviews(): {
  readonly previews: Previews;
  show(slot: AssetTypeKey, file: File): void;
  hide(slot: AssetTypeKey): void;
} {
  const [previews, setPreviews] = useState<Previews>({});
  const made = useRef<Previews>({});
  useEffect(
    () => () => {
      for (const url of Object.values(made.current)) URL.revokeObjectURL(url);
      made.current = {};
    },
    [],
  );
  const put = (slot: AssetTypeKey, url: string | undefined): void => {
    const { [slot]: old, ...others } = made.current;
    if (old) URL.revokeObjectURL(old);
    made.current = url === undefined ? others : { ...others, [slot]: url };
    setPreviews(made.current);
  };
  return {
    previews,
    show: (slot, file) => put(slot, URL.createObjectURL(file)),
    hide: (slot) => put(slot, undefined),
  };
}
