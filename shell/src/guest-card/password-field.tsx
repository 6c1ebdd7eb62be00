import { useState, type ComponentProps } from 'react';
import { PlainField } from './plain-field';
import styles from './plain-form.module.css';

interface PasswordFieldProps extends ComponentProps<typeof PlainField> {
  /** Names the button that shows what is typed. */
  readonly revealLabel: string;
}

/** A password, which can be shown. */
export function PasswordField({ revealLabel, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <PlainField
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles.reveal}
          aria-label={revealLabel}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
            <path d="M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7z" />
            <circle cx="12" cy="12" r="3" />
            {!isShown && <path d="M4 20 20 4" />}
          </svg>
        </button>
      }
    />
  );
}
