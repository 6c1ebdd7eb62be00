import { DownloadOutlined, FileOutlined, FilePdfOutlined, FileZipOutlined } from '@ant-design/icons';
import { FileSize, PdfPreview } from '@portal/shared/ui';
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

/** A file by name, type and size; a PDF opens in a preview, any can be downloaded. */
export function FileCard({ file, kind }: { file: ListedFile; kind: ReturnType<typeof fileKind> }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
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
      {kind === 'pdf' && url && (
        <Button size="small" onClick={() => setOpen(true)}>
          {formatMessage(roomMessages.openFile)}
        </Button>
      )}
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
      {isOpen && url && (
        <Modal
          open
          centered
          width={1_000}
          title={<bdi>{name}</bdi>}
          footer={null}
          onCancel={() => setOpen(false)}
        >
          <PdfPreview name={name} url={url} />
        </Modal>
      )}
    </div>
  );
}
