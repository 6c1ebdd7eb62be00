import type { PhotoWarning } from '@portal/shared/uploads';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { PlainAlert, PlainButton } from '../../guest-card';
import { phoneMessages as messages, warningTexts } from './phone.messages';
import styles from './phone.module.css';

interface ChosenPictureProps {
  readonly file: File;
  readonly isChecking: boolean;
  /** What a lab could want another picture for. */
  readonly warning: PhotoWarning | null;
  onSend(): void;
  onAnother(): void;
}

/** A picture before it is sent. One that looks useless can be sent as well, by the second of two buttons. */
export function ChosenPicture({ file, isChecking, warning, onSend, onAnother }: ChosenPictureProps) {
  const { formatMessage } = useIntl();
  const send = { text: warning ? messages.sendAnyway : messages.send, onClick: onSend };
  const another = { text: messages.another, onClick: onAnother };
  const [likely, other] = warning ? [another, send] : [send, another];
  return (
    <>
      {warning && (
        <PlainAlert kind="warning" title={formatMessage(warningTexts[warning].title)}>
          {formatMessage(warningTexts[warning].hint)}
        </PlainAlert>
      )}
      <PicturePreview file={file} />
      {isChecking ? (
        <p role="status">{formatMessage(messages.checking)}</p>
      ) : (
        <>
          <PlainButton type="submit" autoFocus onClick={likely.onClick}>
            {formatMessage(likely.text)}
          </PlainButton>
          <PlainButton onClick={other.onClick}>{formatMessage(other.text)}</PlainButton>
        </>
      )}
    </>
  );
}

export function PicturePreview({ file }: { file: File }) {
  const { formatMessage } = useIntl();
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const [isDrawn, setIsDrawn] = useState(true);
  // A browser that cannot draw HEIC sends it all the same: the server makes it a JPEG, which the desk looks at.
  if (!isDrawn) return <p className={styles.name}>{file.name}</p>;
  return (
    <img
      src={url}
      alt={formatMessage(messages.preview)}
      className={styles.preview}
      onError={() => setIsDrawn(false)}
    />
  );
}
