import { theme } from 'antd';
import { useState } from 'react';
import Cropper, { type Point } from 'react-easy-crop';
import { useIntl } from 'react-intl';
import { pictureMessages } from './picture.messages';
import type { PicturePart } from './read-picture';

export const MAX_ZOOM = 4;
/** Pixels that an arrow key moves the picture by. */
const STEP = 6;

interface CropAreaProps {
  readonly url: string;
  /** Width of the part by its height. */
  readonly aspect: number;
  readonly isRound: boolean;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly onPart: (part: PicturePart) => void;
}

/** A picture and the frame that cuts out a part of it; moved by mouse, finger and arrow keys, zoomed by wheel and pinch. */
export default function CropArea({ url, aspect, isRound, zoom, onZoom, onPart }: CropAreaProps) {
  const { formatMessage } = useIntl();
  const { token } = theme.useToken();
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  return (
    // Left is left in a picture, whatever the direction of the text.
    <div
      dir="ltr"
      style={{
        position: 'relative',
        blockSize: 260,
        overflow: 'hidden',
        borderRadius: token.borderRadius,
        background: token.colorFillTertiary,
      }}
    >
      <Cropper
        image={url}
        crop={crop}
        zoom={zoom}
        maxZoom={MAX_ZOOM}
        aspect={aspect}
        cropShape={isRound ? 'round' : 'rect'}
        keyboardStep={STEP}
        onCropChange={setCrop}
        onZoomChange={onZoom}
        onCropComplete={(_percent, part) => onPart(part)}
        mediaProps={{ alt: '' }}
        cropperProps={{ role: 'application', 'aria-label': formatMessage(pictureMessages.part) }}
      />
    </div>
  );
}
