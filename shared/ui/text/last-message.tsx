import { PaperClipOutlined } from '@ant-design/icons';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import type { Conversation } from '../../contract';
import { lastMessageMessages } from './last-message.messages';

type LastMessageProps = Pick<Conversation, 'message' | 'hasText' | 'files' | 'isOwn' | 'senderName'>;

const AFTER_SENDER = ': ';
const LINE: CSSProperties = { display: 'flex', gap: 4, minWidth: 0 };
const CUT: CSSProperties = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
const SENDER: CSSProperties = { ...CUT, flexShrink: 0, maxWidth: '45%' };

/** What was written last in a conversation, and by whom, in a line: the text, or the name of the file. */
export function LastMessage({ message, hasText, files, isOwn, senderName }: LastMessageProps) {
  const { formatMessage } = useIntl();
  const more = hasText ? 0 : files - 1;
  return (
    <span style={LINE}>
      <span style={SENDER}>
        <bdi>{isOwn ? formatMessage(lastMessageMessages.you) : senderName}</bdi>
        {AFTER_SENDER}
      </span>
      {files > 0 && (
        <PaperClipOutlined
          role="img"
          aria-label={formatMessage(lastMessageMessages.files, { count: files })}
        />
      )}
      {/* By its own direction: a text that runs the other way would lose its beginning. */}
      <span dir="auto" style={CUT}>
        {message}
      </span>
      {more > 0 && (
        <span style={{ flexShrink: 0 }}> {formatMessage(lastMessageMessages.more, { count: more })}</span>
      )}
    </span>
  );
}
