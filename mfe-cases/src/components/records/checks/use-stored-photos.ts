import { checksPhotos, type AssetTypeKey, type CaseAsset } from '@portal/shared/contract';
import { checkPhoto, type PhotoWarning } from '@portal/shared/uploads';
import { useEffect, useRef, useState } from 'react';

type ByUuid = Readonly<Record<string, readonly PhotoWarning[]>>;

interface StoredPhotos {
  /** What photos look like that were looked at once they were stored, by the uuid of the record. */
  readonly found: ByUuid;
  /** Looks at what comes into a slot from now on: it is not looked at before. */
  expect(slot: AssetTypeKey): void;
  /** What comes into the slot was looked at before it was sent. */
  endExpecting(slot: AssetTypeKey): void;
}

/**
 * Looks at photos that could not be looked at before they were sent: HEIC, which most browsers cannot draw and the server stores as JPEG, and
 * what a phone sends. No other photo is loaded for that. It was looked at where it was chosen, and to load all photos of a case would
 * be megabytes for each page, and an entry in the audit log for each photo.
 */
export function useStoredPhotos(stored: readonly CaseAsset[]): StoredPhotos {
  const [found, setFound] = useState<ByUuid>({});
  /** By slot, the records that are known: those of before, and those that were looked at. */
  const expected = useRef(new Map<AssetTypeKey, Set<string>>());

  useEffect(() => {
    for (const { assetType, uuid, url } of stored) {
      const known = expected.current.get(assetType);
      if (!known || known.has(uuid) || url === null) continue;
      known.add(uuid);
      void lookAt(url).then((warnings) => setFound((others) => ({ ...others, [uuid]: warnings })));
    }
  }, [stored]);

  return {
    found,
    expect: (slot) => {
      if (checksPhotos(slot)) expected.current.set(slot, new Set(stored.map(({ uuid }) => uuid)));
    },
    endExpecting: (slot) => void expected.current.delete(slot),
  };
}

/** By an image of the address that the slot shows: the browser loads it once for both. */
async function lookAt(url: string): Promise<readonly PhotoWarning[]> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return (await checkPhoto(image)) ?? [];
  } catch {
    // What does not come, or cannot be drawn, is not warned of: the slot shows as much.
    return [];
  }
}
