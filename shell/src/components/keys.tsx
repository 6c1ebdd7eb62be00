import { Ltr } from '@portal/shared/ui';
import styles from './keys.module.css';

/** Shortcuts use the Command key on Apple's keyboards and Ctrl on others. */
const COMMAND_KEY = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** The shortcut of the command palette. */
export const PALETTE_KEYS: readonly string[] = [COMMAND_KEY, 'K'];

/** Keys of a shortcut, pressed together or one after another. */
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
