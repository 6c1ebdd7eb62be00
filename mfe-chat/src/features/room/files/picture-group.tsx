import { LIMITS } from '@portal/shared/contract';
import { Image } from 'antd';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { fileMessages } from '../room.messages';
import styles from '../room.module.css';
import type { ListedFile } from './message-files';

/** Longer side of a thumbnail, in pixels: of one picture, and of several side by side. */
const ALONE = 240;
const AMONG = 112;

interface PictureGroupProps {
  readonly pictures: readonly ListedFile[];
  /** An address is over: new ones are asked for. */
  readonly onBroken: () => void;
}

/** Thumbnails that open a viewer, in which one goes from picture to picture. Room is kept for them before they are there. */
export function PictureGroup({ pictures, onBroken }: PictureGroupProps) {
  const { formatMessage } = useIntl();
  const hasAsked = useRef(false);
  const askOnce = () => {
    if (!hasAsked.current) onBroken();
    hasAsked.current = true;
  };
  return (
    <Image.PreviewGroup>
      <div className={styles.pictures}>
        {pictures.map((picture, i) => {
          const size = sizeOf(picture, pictures.length === 1);
          if (!picture.previewUrl) return <div key={i} className={styles.pictureRoom} style={size} />;
          return (
            <Image
              key={i}
              src={picture.previewUrl}
              alt={formatMessage(fileMessages.picture, { name: picture.name })}
              {...size}
              className={styles.picture}
              preview={{ src: picture.url ?? picture.previewUrl }}
              onError={askOnce}
            />
          );
        })}
      </div>
    </Image.PreviewGroup>
  );
}

function sizeOf({ width, height }: ListedFile, isAlone: boolean): { width: number; height: number } {
  if (!isAlone) return { width: AMONG, height: AMONG };
  const [w, h] = [width ?? LIMITS.chatPreviewPixels, height ?? LIMITS.chatPreviewPixels];
  const scale = Math.min(1, ALONE / Math.max(w, h));
  // A panorama stays as high as a finger.
  return { width: Math.max(48, Math.round(w * scale)), height: Math.max(48, Math.round(h * scale)) };
}
