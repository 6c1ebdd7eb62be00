import { DownloadOutlined, FileOutlined, FilePdfOutlined, FileZipOutlined } from '@ant-design/icons';
import { Slot, useSlotEntries } from '@portal/shared/mfe';
import { FileSize, PdfPreview, useReturnedFocus } from '@portal/shared/ui';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { endingOf, type fileKind } from '../../../domain/file-kind';
import { fileMessages, roomMessages } from '../room.messages';
import styles from '../room.module.css';
import type { ListedFile } from './message-files';

const ICONS = {
  pdf: <FilePdfOutlined />,
  scan: <FileOutlined />,
  picture: <FileOutlined />,
  other: <FileZipOutlined />,
};

type Kind = ReturnType<typeof fileKind>;

/** A file by name, type and size; a PDF and a scan open in a preview, any can be downloaded. */
export function FileCard({ file, kind }: { file: ListedFile; kind: Kind }) {
  const { formatMessage } = useIntl();
  const { name, size, url } = file;
  return (
    <div className={styles.file}>
      <span className={styles.fileIcon} aria-hidden>
        {ICONS[kind]}
      </span>
      <span className={styles.fileFacts}>
        <span className={styles.fileName} title={name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.fileType}>
          <bdi dir="ltr">{endingOf(name)}</bdi> <FileSize bytes={size} />
        </span>
      </span>
      {url && <PreviewButton name={name} url={url} kind={kind} />}
      {url && (
        <a
          href={url}
          download={name}
          className={styles.action}
          aria-label={formatMessage(fileMessages.download, { name })}
          title={formatMessage(fileMessages.download, { name })}
        >
          <DownloadOutlined aria-hidden />
        </a>
      )}
    </div>
  );
}

interface PreviewProps {
  readonly name: string;
  readonly url: string;
  readonly kind: Kind;
}

/** For what can be looked at here; a scan where a domain that draws in 3D is live. */
function PreviewButton({ name, url, kind }: PreviewProps) {
  const { formatMessage } = useIntl();
  // The address of when it was opened: a renewed one would load the file again.
  const [opened, setOpened] = useState<string | null>(null);
  const canDraw = useSlotEntries('chat.scan').length > 0;
  if (kind !== 'pdf' && !(kind === 'scan' && canDraw)) return null;
  return (
    <>
      <Button
        size="small"
        aria-label={formatMessage(fileMessages.open, { name })}
        onClick={() => setOpened(url)}
      >
        {formatMessage(roomMessages.openFile)}
      </Button>
      {opened !== null && (
        <PreviewDialog name={name} url={opened} kind={kind} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

function PreviewDialog({ name, url, kind, onClose }: PreviewProps & { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  useReturnedFocus();
  return (
    <Modal
      open
      centered
      width={1_000}
      title={<bdi>{name}</bdi>}
      closable={{ 'aria-label': formatMessage(roomMessages.close) }}
      footer={null}
      onCancel={onClose}
    >
      {kind === 'pdf' ? (
        <PdfPreview name={name} url={url} />
      ) : (
        <Slot name="chat.scan" props={{ url, name }} />
      )}
    </Modal>
  );
}
