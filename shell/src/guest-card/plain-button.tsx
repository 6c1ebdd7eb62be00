import type { ButtonHTMLAttributes } from 'react';
import styles from './plain-form.module.css';

/** A button of the login page, as wide as its card. */
export function PlainButton({ type = 'button', ...props }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={styles.button} {...props} />;
}
