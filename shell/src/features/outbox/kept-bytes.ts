import { seal, unseal } from './seal';

/** Name of the cache; its entries are addressed like pages of the portal that do not exist. */
const CACHE = 'portal-outbox';
/** Header of a kept file: whether its bytes are sealed. */
const SEALED = 'portal-sealed';
const addressOf = (id: string): string => `${window.location.origin}/outbox/${id}`;

/** Bytes of this tab's own files: at once, and where the browser keeps none or has no room for them. */
const ownFiles = new Map<string, File>();

/** Keeps the bytes of a file over a reload and a closed tab. */
export async function keepBytes(id: string, file: File): Promise<void> {
  ownFiles.set(id, file);
  try {
    const cache = await openCache();
    if (!cache) return;
    const sealed = seal(new Uint8Array(await file.arrayBuffer()));
    await cache.put(
      addressOf(id),
      new Response(sealed ?? file, { headers: { [SEALED]: String(sealed !== null) } }),
    );
  } catch (error) {
    // Without room on the device it goes from this tab, or not at all.
    console.warn('The bytes of a file could not be kept', error);
  }
}

/** The file, or null when its bytes are not on this device any more. */
export async function readBytes(
  id: string,
  { name, type }: Pick<File, 'name' | 'type'>,
): Promise<File | null> {
  const own = ownFiles.get(id);
  if (own) return own;
  const kept = await (await openCache())?.match(addressOf(id));
  if (!kept) return null;
  if (kept.headers.get(SEALED) !== 'true') return new File([await kept.blob()], name, { type });
  const bytes = unseal(new Uint8Array(await kept.arrayBuffer()));
  return bytes && new File([bytes], name, { type });
}

/** What a browser that refuses its storage keeps is removed by the next start: nobody waits for it. */
export async function forgetBytes(id: string): Promise<void> {
  ownFiles.delete(id);
  try {
    await (await openCache())?.delete(addressOf(id));
  } catch (error) {
    console.warn('The bytes of a file could not be removed', error);
  }
}

/**
 * Removes what a crash has left behind.
 * @param known asked once it is clear what is kept: what another tab keeps meanwhile is known before its bytes are there
 */
export async function forgetOtherBytes(known: () => readonly string[]): Promise<void> {
  const cache = await openCache();
  const kept = (await cache?.keys()) ?? [];
  const wanted = new Set(known().map(addressOf));
  for (const { url } of kept) if (!wanted.has(url)) await cache?.delete(url);
}

/** Browsers have caches on https and on localhost only. */
async function openCache(): Promise<Cache | null> {
  return 'caches' in window ? caches.open(CACHE) : null;
}
