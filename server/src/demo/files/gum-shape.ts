import { archStation, type Jaw } from './arch-shape';
import { tubeOf, type Surface } from './surface';
import { inJaw } from './tooth-places';

/** The gum reaches this far beyond the last tooth, as a share of the arch. */
const OVERHANG = 0.012;
/** Heights above the necks of the teeth, in millimetres: of its margin, of a papilla between two teeth above that, of its foot. */
const MARGIN = 0.9;
const PAPILLA = 2.4;
const FOOT = -8;
/** How much higher it is in the middle, under the crowns: what a crown leaves uncovered slopes up to it. */
const DOME = 1.4;
/** Half its thickness in the middle, how much more it has at the ends and over a root, and how much less at its margin; mm. */
const THINNEST = 3.7;
const THICKER = 2.1;
const ROOT_RELIEF = 0.35;
const TAPER = 0.3;

/** The gum of an arch: a horseshoe whose margin rises between the teeth; in millimetres, where `toothPlaces` puts the teeth. */
export function gumSurface(jaw: Jaw, triangles: number): Surface {
  const columns = Math.max(12, Math.round(Math.sqrt(triangles / 16)));
  const rows = Math.max(30, Math.round(triangles / 2 / columns) + 1);
  return tubeOf({
    rows,
    columns,
    isMirrored: jaw === 'upper',
    pointAt: (row, column) => {
      const along = -OVERHANG + (1 + 2 * OVERHANG) * (row / (rows - 1));
      const station = archStation(jaw, along, () => 0);
      const { u, v } = roundedBox((2 * Math.PI * column) / columns);
      // All points of the first and the last row are one: that closes the ends.
      const isEnd = row === 0 || row === rows - 1;
      const within = Math.min(1, Math.abs(station.within));
      const thickness = THINNEST + THICKER * Math.abs(2 * along - 1) + ROOT_RELIEF * (1 - within ** 2);
      const out = isEnd ? 0 : u * thickness * (1 - TAPER * v);
      const papilla = PAPILLA * within ** 4 * Math.max(0, v);
      const dome = DOME * Math.max(0, 1 - u ** 2) * Math.max(0, v);
      const height = v > 0 ? v * MARGIN + papilla + dome : -v * FOOT;
      return inJaw(jaw, {
        x: station.x + station.nx * out,
        height: isEnd ? FOOT / 2 : height,
        z: station.y + station.ny * out,
      });
    },
  });
}

/** A point of a box with round corners, from -1 to 1 on both axes. */
function roundedBox(angle: number): { readonly u: number; readonly v: number } {
  const [u, v] = [Math.cos(angle), Math.sin(angle)];
  const reach = (Math.abs(u) ** 3 + Math.abs(v) ** 3) ** (-1 / 3);
  return { u: u * reach, v: v * reach };
}
