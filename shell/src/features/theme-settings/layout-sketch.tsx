import type { LayoutOptions } from '@portal/shared/contract';
import styles from './theme-settings.module.css';

type Box = readonly [x: number, y: number, width: number, height: number];

/** Rectangles of the navigation (`bars`) and of the other areas in each layout, on 48 × 32. */
const SKETCHES: Record<LayoutOptions['style'], { bars: readonly Box[]; panels: readonly Box[] }> = {
  1: { bars: [[0, 0, 12, 32]], panels: [[12, 0, 36, 5]] },
  2: { bars: [[0, 5, 48, 5]], panels: [[0, 0, 48, 5]] },
  3: {
    bars: [[0, 5, 48, 5]],
    panels: [
      [0, 0, 48, 5],
      [0, 12, 9, 20],
      [39, 12, 9, 20],
    ],
  },
};

/** A small picture of a layout. */
export function LayoutSketch({ style }: { style: LayoutOptions['style'] }) {
  const { bars, panels } = SKETCHES[style];
  return (
    <svg className={styles.sketch} viewBox="0 0 48 32" width="48" height="32" aria-hidden="true">
      {panels.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} className={styles.faint} {...{ x, y, width, height }} />
      ))}
      {bars.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} className={styles.strong} {...{ x, y, width, height }} />
      ))}
    </svg>
  );
}
