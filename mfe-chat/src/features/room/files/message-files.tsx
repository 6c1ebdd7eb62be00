import type { ChatMessageFile } from '@portal/shared/contract';
import { useRef } from 'react';
import { fileKind } from '../../../domain/file-kind';
import styles from '../room.module.css';
import { FileCard } from './file-card';
import { PictureGroup } from './picture-group';
import { useFileAddresses } from './use-file-addresses';
import { useIsNear } from './use-is-near';

interface MessageFilesProps {
  readonly messageId: string;
  readonly files: readonly ChatMessageFile[];
}

/** The files of a message: pictures as thumbnails, the others by name. Their addresses are asked for when they come near the view. */
export function MessageFiles({ messageId, files }: MessageFilesProps) {
  const place = useRef<HTMLDivElement>(null);
  const { data: addresses, refetch } = useFileAddresses(messageId, useIsNear(place));
  const listed = files.map((file, i) => ({ ...file, ...addresses?.[i] }));
  const pictures = listed.filter((file) => file.hasPreview);
  const others = listed.filter((file) => !file.hasPreview);
  return (
    <div ref={place} className={styles.files}>
      {pictures.length > 0 && <PictureGroup pictures={pictures} onBroken={() => void refetch()} />}
      {others.map((file, i) => (
        <FileCard key={i} file={file} kind={fileKind(file.contentType)} />
      ))}
    </div>
  );
}

/** A file with its addresses, once they are known. */
export type ListedFile = ChatMessageFile & { readonly url?: string; readonly previewUrl?: string | null };
