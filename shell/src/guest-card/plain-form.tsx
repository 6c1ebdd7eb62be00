import type { AnimationEvent, FormHTMLAttributes, Ref } from 'react';
import styles from './plain-form.module.css';

interface PlainFormProps extends FormHTMLAttributes<HTMLFormElement> {
  readonly ref?: Ref<HTMLFormElement>;
  /** The browser has filled in a field itself, which scripts may not be able to read yet. */
  readonly onFilledByBrowser: () => void;
}

/**
 * A form that Enter submits at any time: browsers ignore it while the first submit button is disabled, and a button that waits for
 * valid fields is still disabled for a moment after the last character. So there is one before it, neither seen nor reached.
 */
export function PlainForm({ onFilledByBrowser, children, ...props }: PlainFormProps) {
  return (
    <form
      noValidate
      onAnimationStart={({ target }: AnimationEvent) => {
        if (target instanceof HTMLInputElement) onFilledByBrowser();
      }}
      {...props}
    >
      <button type="submit" tabIndex={-1} aria-hidden className={styles.unseen} />
      {children}
    </form>
  );
}
