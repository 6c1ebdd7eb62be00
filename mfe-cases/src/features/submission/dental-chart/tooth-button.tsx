import {
  CloseOutlined,
  CrownOutlined,
  LinkOutlined,
  LockOutlined,
  MinusOutlined,
  PushpinOutlined,
  RiseOutlined,
  StopOutlined,
} from '@ant-design/icons';
import {
  isPrimary,
  placeOf,
  quadrantOf,
  TOOTH_MARKS,
  toothLabel,
  type DentalNotation,
  type ToothMark,
} from '@portal/shared/contract';
import { visuallyHidden } from '@portal/shared/ui';
import type { ComponentType, KeyboardEventHandler, Ref } from 'react';
import { useIntl } from 'react-intl';
import { quadrantMessages, toothMarkMessages } from '../../../components/case-fields/clinical.messages';
import { submissionMessages } from '../submission.messages';
import styles from './dental-chart.module.css';

/** Each mark has its own sign, because colour alone is not accessible. */
export const MARK_ICONS: Record<ToothMark, ComponentType> = {
  doNotMove: LockOutlined,
  noAttachments: StopOutlined,
  missing: MinusOutlined,
  extract: CloseOutlined,
  crown: CrownOutlined,
  bridge: LinkOutlined,
  implant: PushpinOutlined,
  erupting: RiseOutlined,
};

interface ToothButtonProps {
  readonly tooth: number;
  /** Of the eight of its row, from 1. */
  readonly column: number;
  readonly notation: DentalNotation | null;
  readonly marks: readonly ToothMark[];
  readonly mark: ToothMark;
  /** The chart is a single tab stop; arrow keys move from tooth to tooth. */
  readonly isStop: boolean;
  readonly isEnabled: boolean;
  readonly ref: Ref<HTMLButtonElement>;
  readonly onKeyDown: KeyboardEventHandler;
  onFocus(): void;
  onToggle(): void;
}

/** One tooth of the chart. Shown as pressed when it has the chosen mark. */
export function ToothButton(props: ToothButtonProps) {
  const { tooth, column, marks, mark, isStop, isEnabled, ref, onKeyDown, onFocus, onToggle } = props;
  const label = toothLabel(tooth, props.notation);
  const name = useToothName(
    tooth,
    label,
    marks.filter((one) => one !== mark),
  );
  return (
    <button
      ref={ref}
      type="button"
      className={styles.tooth}
      style={{ gridColumn: column }}
      aria-pressed={marks.includes(mark)}
      data-marked={marks.length > 0}
      tabIndex={isStop ? 0 : -1}
      disabled={!isEnabled}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onClick={onToggle}
    >
      <span style={visuallyHidden}>{name}</span>
      <span className={marks.includes('missing') ? styles.gone : undefined} aria-hidden>
        {label}
      </span>
      <span className={styles.signs} aria-hidden>
        {TOOTH_MARKS.filter((one) => marks.includes(one)).map((one) => {
          const Icon = MARK_ICONS[one];
          return <Icon key={one} />;
        })}
      </span>
    </button>
  );
}

/** Accessible name, such as 'Upper right 6 (16)' followed by the tooth's marks. */
function useToothName(tooth: number, label: string, others: readonly ToothMark[]): string {
  const { formatMessage, formatList } = useIntl();
  const name = formatMessage(isPrimary(tooth) ? submissionMessages.primaryTooth : submissionMessages.tooth, {
    quadrant: formatMessage(quadrantMessages[quadrantOf(tooth)]),
    place: placeOf(tooth),
    label,
  });
  return formatList([name, ...others.map((mark) => formatMessage(toothMarkMessages[mark]))], {
    type: 'unit',
  });
}
