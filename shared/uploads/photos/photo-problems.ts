export type PhotoWarning = 'photoDark' | 'photoBlurred';

/** A picture in grey: one byte for each point, row by row. */
export interface GreyPicture {
  readonly grey: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Mean of the light points, from 0 to 255, below which teeth are hard to tell from shadow. */
const DARK = 50;
/** Share of the lightest points that are looked at: a mouth fills the middle of a photo, the rest may be black. */
const LIGHTEST = 0.5;
/** Spread of the differences to the neighbours. A sharp photo of teeth has 100 and more at this size. */
const BLURRED = 12;

/** What makes a photo useless to a lab. Expects a picture of about 256 points on its longer side. */
export function findPhotoWarnings(picture: GreyPicture): readonly PhotoWarning[] {
  const isDark = lightnessOf(picture) < DARK;
  // Nothing can be seen of edges in the dark.
  if (isDark) return ['photoDark'];
  return edgeSpread(picture) < BLURRED ? ['photoBlurred'] : [];
}

function lightnessOf({ grey }: GreyPicture): number {
  const light = grey.toSorted().slice(Math.floor(grey.length * (1 - LIGHTEST)));
  return light.reduce((sum, value) => sum + value, 0) / Math.max(1, light.length);
}

/** Variance of the Laplacian, the usual measure of sharpness. */
function edgeSpread({ grey, width, height }: GreyPicture): number {
  let [count, sum, squares] = [0, 0, 0];
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      count++;
      sum += edge;
      squares += edge * edge;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
