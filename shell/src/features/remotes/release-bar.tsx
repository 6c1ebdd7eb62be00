import { Alert, Button } from 'antd';
import { useIntl } from 'react-intl';
import { retryRemote, takeOffer, type RemoteStatus } from '../../federation';
import { useDiscardQuestion } from '../../unsaved-input';
import { remotesMessages } from './remotes.messages';
import styles from './remotes.module.css';

interface ReleaseBarProps {
  readonly id: string;
  /** Of the domain, in the person's language. */
  readonly title: string;
  readonly status: RemoteStatus;
}

/** Offers a waiting release of the domain on screen, or says that the release before the live one runs. */
export function ReleaseBar({ id, title, status }: ReleaseBarProps) {
  const { formatMessage } = useIntl();
  const confirmDiscard = useDiscardQuestion();
  const news = newsOf(status);
  if (!news) return null;
  return (
    <Alert
      showIcon
      className={styles.bar ?? ''}
      role="status"
      type={news.type}
      title={formatMessage(news.text, { title })}
      action={
        <Button size="small" type="primary" onClick={() => confirmDiscard(() => news.act(id))}>
          {formatMessage(news.label)}
        </Button>
      }
    />
  );
}

function newsOf({ offer, isFallback }: RemoteStatus) {
  const { newer, showNewer, earlier, showEarlier, fallback, retry } = remotesMessages;
  if (offer === 'newer') return { type: 'info', text: newer, label: showNewer, act: takeOffer } as const;
  if (offer === 'earlier')
    return { type: 'warning', text: earlier, label: showEarlier, act: takeOffer } as const;
  return isFallback ? ({ type: 'warning', text: fallback, label: retry, act: retryRemote } as const) : null;
}
