import type { AssetTypeKey } from '@portal/shared/contract';

type Slots = readonly AssetTypeKey[];

/** The usual order of a series: the face first, then the mouth with its front before its sides and its arches. */
const FACE: Slots = ['frtpos', 'frtsmi', 'profil'];
const MOUTH: Slots = ['frtImg', 'ritImg', 'lftImg', 'uprImg', 'lwrImg'];
const SERIES: readonly Slots[] = [[...FACE, ...MOUTH], MOUTH, FACE];

/** `IMG_0042.jpg`: what a camera calls a picture, and its number. */
const NUMBERED = /^(.*?)(\d+)(\)?\.[^.]+)$/;

/**
 * The slots that photos of one camera are likely for, by the order in which they were taken: where their number is that of the
 * free slots of a whole series, of the mouth or of the face, and of none of the others. Empty when the order says nothing.
 */
export function slotsByOrder<F extends { readonly name: string }>(
  photos: readonly F[],
  free: Slots,
): ReadonlyMap<F, AssetTypeKey> {
  const taken = inOrderTaken(photos);
  const fitting = SERIES.map((series) => series.filter((slot) => free.includes(slot))).filter(
    ({ length }) => length === taken.length,
  );
  const [slots, ...others] = new Map(fitting.map((series) => [series.join(), series])).values();
  if (!slots || others.length > 0 || slots.length < 2) return new Map();
  return new Map(taken.flatMap((photo, at) => (slots[at] ? [[photo, slots[at]] as const] : [])));
}

/** Empty unless the names are those of one camera, and differ by their number alone. */
function inOrderTaken<F extends { readonly name: string }>(photos: readonly F[]): readonly F[] {
  const numbered = photos.flatMap((photo) => {
    const [, camera, number, ending] = NUMBERED.exec(photo.name) ?? [];
    return camera === undefined ? [] : [{ photo, camera: camera + (ending ?? ''), number: Number(number) }];
  });
  const isOneSeries =
    numbered.length === photos.length &&
    new Set(numbered.map(({ camera }) => camera.toLowerCase())).size === 1 &&
    new Set(numbered.map(({ number }) => number)).size === numbered.length;
  return isOneSeries ? numbered.sort((a, b) => a.number - b.number).map(({ photo }) => photo) : [];
}
