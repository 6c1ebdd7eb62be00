import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './plain-form.module.css';

interface PlainFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
  /** At the end of the field. */
  readonly suffix?: ReactNode;
}

/** A labelled input whose value the browser keeps, with its error below it. */
export function PlainField({ label, error, suffix, ...input }: PlainFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          id={id}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          {...input}
        />
        {suffix}
      </div>
      <div id={`${id}-error`} className={styles.error}>
        {error !== undefined && <span role="alert">{error}</span>}
      </div>
    </div>
  );
}
