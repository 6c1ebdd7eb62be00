import styles from './viewer.module.css';

interface StageSliderProps {
  readonly label: string;
  readonly value: number;
  readonly count: number;
  /** Name of the stage, shown beside the slider and read by screen readers. */
  readonly text: string;
  onChange(stage: number): void;
}

/** The browser's own slider: keyboard, touch, screen readers and right-to-left work without further code. */
export function StageSlider({ label, value, count, text, onChange }: StageSliderProps) {
  return (
    <div className={styles.slider}>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={text}
        min={0}
        max={count}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span aria-hidden className={styles.stage}>
        {text}
      </span>
    </div>
  );
}
