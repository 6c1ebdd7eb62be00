import { useIntl } from 'react-intl';
import { useSelector } from '@portal/shared/redux';
import { typingMessage } from '../room.messages';
import styles from '../room.module.css';
import { selectRoom } from '../room.slice';

/** Who is writing now. Its line is there all the time, so that nothing jumps. */
export function TypingSign() {
  const { formatMessage } = useIntl();
  const { typing } = useSelector(selectRoom);
  return (
    <div className={styles.typing}>
      {typing && (
        <>
          <span className={styles.dots} aria-hidden>
            <i />
            <i />
            <i />
          </span>
          {formatMessage(typingMessage, { name: `\u2068${typing.name}\u2069` })}
        </>
      )}
    </div>
  );
}
