import { Ltr } from '@portal/shared/ui';
import styles from './keys.module.css';

/** The key that Apple's keyboards have in the place of Ctrl. */
const COMMAND_KEY = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** What opens the command palette from anywhere. */
export const PALETTE_KEYS: readonly string[] = [COMMAND_KEY, 'K'];

/** Keys to press together or one after another, as they stand on the keyboard. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <Ltr>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </Ltr>
  );
}
