import { quadrantOf, type DentalNotation, type ToothChart, type ToothMark } from '@portal/shared/contract';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { quadrantMessages } from '../../../components/case-fields/clinical.messages';
import { ARCH_ROWS, isArrow, toothBeside } from '../../../domain/teeth/dental-notation';
import { marksOf } from '../../../domain/teeth/tooth-chart';
import styles from './dental-chart.module.css';
import { ToothButton } from './tooth-button';

const QUADRANTS = [...ARCH_ROWS.upper, ...ARCH_ROWS.lower];
const FIRST = 18;

interface DentalChartProps {
  readonly chart: ToothChart | null;
  readonly notation: DentalNotation | null;
  /** The mark that a press on a tooth sets or removes. */
  readonly mark: ToothMark;
  readonly isEnabled: boolean;
  onToggle(tooth: number): void;
}

/**
 * Both arches seen from the front, in the company's notation (CA-20). Not mirrored in right-to-left languages, since right
 * and left are the patient's.
 */
export function DentalChart({ chart, notation, mark, isEnabled, onToggle }: DentalChartProps) {
  const { formatMessage } = useIntl();
  const [stop, setStop] = useState(FIRST);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    buttons.current.get(toothBeside(stop, event.key))?.focus();
  };
  return (
    <div className={styles.chart} dir="ltr">
      {QUADRANTS.map((teeth) => {
        const quadrant = quadrantOf(teeth[0] ?? FIRST);
        return (
          <div key={quadrant} role="group" aria-label={formatMessage(quadrantMessages[quadrant])}>
            {teeth.map((tooth) => (
              <ToothButton
                key={tooth}
                ref={(button) => {
                  if (button) buttons.current.set(tooth, button);
                }}
                tooth={tooth}
                notation={notation}
                marks={marksOf(chart, tooth)}
                mark={mark}
                isStop={tooth === stop}
                isEnabled={isEnabled}
                onKeyDown={onKeyDown}
                onFocus={() => setStop(tooth)}
                onToggle={() => onToggle(tooth)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
