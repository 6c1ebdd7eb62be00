import {
  isPrimary,
  type DentalNotation,
  type Dentition,
  type Quadrant,
  type ToothChart,
  type ToothMark,
} from '@portal/shared/contract';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { patientQuadrantMessages } from '../../../components/case-fields/clinical.messages';
import {
  isArrow,
  QUADRANTS_FROM_FRONT,
  teethFromFront,
  toothBeside,
} from '../../../domain/teeth/dental-notation';
import { marksOf } from '../../../domain/teeth/tooth-chart';
import styles from './dental-chart.module.css';
import { ToothButton } from './tooth-button';

const FIRST = 18;

interface DentalChartProps {
  readonly chart: ToothChart | null;
  readonly notation: DentalNotation | null;
  /** The mark that a press on a tooth sets or removes. */
  readonly mark: ToothMark;
  readonly hasPrimary: boolean;
  readonly isEnabled: boolean;
  onToggle(tooth: number): void;
}

/**
 * Both arches seen from the front, in the company's notation (CA-20). Not mirrored in right-to-left languages, since right
 * and left are the patient's; each quadrant says whose side it is.
 */
export function DentalChart({ chart, notation, mark, hasPrimary, isEnabled, onToggle }: DentalChartProps) {
  const { formatMessage } = useIntl();
  const [focused, setFocused] = useState(FIRST);
  const stop = isPrimary(focused) && !hasPrimary ? FIRST : focused;
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    buttons.current.get(toothBeside(stop, event.key, hasPrimary))?.focus();
  };
  const row = (quadrant: Quadrant, dentition: Dentition) => (
    <div key={dentition} className={styles.row}>
      {teethFromFront(quadrant, dentition).map((tooth, at) => (
        <ToothButton
          key={tooth}
          ref={(button) => {
            if (button) buttons.current.set(tooth, button);
          }}
          tooth={tooth}
          // Primary teeth stand at the permanent ones of the same place: on the right side these begin further out.
          column={at + (dentition === 'primary' && (quadrant === 1 || quadrant === 4) ? 4 : 1)}
          notation={notation}
          marks={marksOf(chart, tooth)}
          mark={mark}
          isStop={tooth === stop}
          isEnabled={isEnabled}
          onKeyDown={onKeyDown}
          onFocus={() => setFocused(tooth)}
          onToggle={() => onToggle(tooth)}
        />
      ))}
    </div>
  );
  return (
    <div className={styles.chart} dir="ltr">
      {QUADRANTS_FROM_FRONT.map((quadrant) => {
        const name = formatMessage(patientQuadrantMessages[quadrant]);
        const outwards: readonly Dentition[] = hasPrimary ? ['permanent', 'primary'] : ['permanent'];
        return (
          <div key={quadrant} role="group" aria-label={name}>
            <div
              className={styles.quadrant}
              data-side={quadrant === 1 || quadrant === 4 ? 'right' : 'left'}
              aria-hidden
            >
              <bdi>{name}</bdi>
            </div>
            {(quadrant < 3 ? outwards : outwards.toReversed()).map((dentition) => row(quadrant, dentition))}
          </div>
        );
      })}
    </div>
  );
}
