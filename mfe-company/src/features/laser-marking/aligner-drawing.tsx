import { useDirection } from '@portal/shared/appearance';
import type { LmpTrimLine } from '@portal/shared/contract';
import type { AlignerMark } from '../../domain/aligner-marks';
import { alignerPath, HEIGHT, SEAMS, seamPath, trimPath, WIDTH } from '../../domain/aligner-shape';
import { LOGO_SIZE, placeMarks, type PlacedMark } from '../../domain/mark-layout';
import styles from './laser-marking.module.css';

interface AlignerDrawingProps {
  readonly marks: readonly AlignerMark[];
  readonly trimLine: LmpTrimLine | null;
  /** What the drawing shows, for those who do not see it. */
  readonly text: string;
}

/** An upper aligner from the front with its marks, in the reader's direction; each mark reads as it is engraved. */
export function AlignerDrawing({ marks, trimLine, text }: AlignerDrawingProps) {
  const direction = useDirection();
  const layout = placeMarks(marks, direction);
  const isKnown = trimLine === 'Scalloped' || trimLine === 'Straight Cut';
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text} className={styles.drawing}>
      <path d={alignerPath(trimLine)} className={styles.aligner} />
      {SEAMS.slice(1, -1).map((x) => (
        <path key={x} d={seamPath(x)} className={styles.seam} />
      ))}
      <path d={`M ${trimPath(trimLine)}`} className={`${styles.trim} ${isKnown ? '' : styles.unknown}`} />
      {layout.marks.map((placed) => (
        <g
          key={placed.mark.key}
          data-mark={placed.mark.key}
          transform={`translate(${placed.x.toFixed(1)} ${placed.y.toFixed(1)}) rotate(${placed.turn.toFixed(1)})`}
        >
          <Engraving placed={placed} fontSize={layout.fontSize} />
        </g>
      ))}
    </svg>
  );
}

function Engraving({ placed: { mark, text }, fontSize }: { placed: PlacedMark; fontSize: number }) {
  if (mark.key !== 'logo') {
    return (
      <text className={styles.engraving} direction="ltr" fontSize={fontSize.toFixed(1)}>
        {text}
      </text>
    );
  }
  const corner = -LOGO_SIZE / 2;
  return (
    <>
      <rect
        x={corner - 3}
        y={corner - 3}
        width={LOGO_SIZE + 6}
        height={LOGO_SIZE + 6}
        rx={5}
        className={styles.plate}
      />
      <image href={mark.url} x={corner} y={corner} width={LOGO_SIZE} height={LOGO_SIZE} />
    </>
  );
}
