import { makeScanMesh, toBinaryStl } from '../../mfe-cases/src/testing/scan-mesh';
import { photo } from './files';

export interface RecordFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}
type Shape = NonNullable<Parameters<typeof makeScanMesh>[0]>;

const scan = (name: string, shape: Shape): RecordFile => ({
  name,
  mimeType: 'model/stl',
  buffer: Buffer.from(toBinaryStl(makeScanMesh(shape))),
});
/** Light and dark stripes: as sharp as a photo can be. */
const picture = (name: string, width: number, shades: readonly number[] = [220, 90]): RecordFile => ({
  name,
  mimeType: 'image/png',
  buffer: photo(width, 480, shades),
});

/** Above each other in the bite, as scanners write them. */
const UPPER = { z: 10 };
const LOWER = { z: -10, scale: 1.02 };

/** Files that a lab would send back, each in its slot and with what the page says of it. */
export const wrongFiles = () =>
  [
    {
      slot: 'uprImp',
      file: scan('inches.stl', { ...UPPER, scale: 1 / 25.4 }),
      says: 'refused.scanInInches',
    },
    { slot: 'uprImp', file: scan('holes.stl', { ...UPPER, hole: 20 }), says: 'warning.scanHoles' },
    {
      slot: 'lwrImp',
      file: scan('upper-again.stl', { ...UPPER, hole: 20, z: -10 }),
      says: 'refused.scanSameArch',
    },
    {
      slot: 'lwrImp',
      file: scan('mirrored.stl', { ...LOWER, isInsideOut: true }),
      says: 'warning.scanInsideOut',
    },
    { slot: 'frtImg', file: picture('dark.png', 640, [30, 10]), says: 'warning.photoDark' },
  ] as const;

/** What an aligner of both arches needs, without a fault. */
export const rightFiles = () =>
  ({
    uprImp: scan('upper.stl', UPPER),
    lwrImp: scan('lower.stl', LOWER),
    bitScn: scan('bite.stl', { scale: 0.6 }),
    frtImg: picture('front.png', 640),
    ritImg: picture('right.png', 641),
    lftImg: picture('left.png', 642),
  }) as const;
