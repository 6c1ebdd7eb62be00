import { CheckOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { useIntl } from 'react-intl';
import { roomMessages } from '../room.messages';
import styles from '../room.module.css';

/** What became of an own message: clock (on its way), tick (sent), double tick (read). */
export function SentMark({ mark }: { mark: 'sending' | 'sent' | 'read' }) {
  const { formatMessage } = useIntl();
  const name = formatMessage(roomMessages[mark]);
  return (
    <span role="img" aria-label={name} title={name} className={mark === 'read' ? styles.read : undefined}>
      {mark === 'sending' ? <ClockCircleOutlined aria-hidden /> : <CheckOutlined aria-hidden />}
      {mark === 'read' && <CheckOutlined aria-hidden className={styles.secondTick} />}
    </span>
  );
}
