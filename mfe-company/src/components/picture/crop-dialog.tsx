import { FormDialog, LoadingState } from '@portal/shared/ui';
import { Form, Segmented, Slider } from 'antd';
import { lazy, Suspense, useRef } from 'react';
import { useIntl } from 'react-intl';
import { pictureMessages } from './picture.messages';
import { cutOut, type PicturePart, type ReadPicture } from './read-picture';

const CropArea = lazy(() => import('./crop-area'));

type Shape = 'whole' | 'square';
interface CropValues {
  shape: Shape;
  zoom: number;
}

/** How a picture is cut. */
export interface PictureCut {
  /** Longest side of what is stored, in pixels. */
  readonly maxSide: number;
  /** Shown in a circle, and therefore square; without it the person chooses between a square and the picture's own shape. */
  readonly isRound?: boolean;
}

interface CropDialogProps extends PictureCut {
  readonly title: string;
  readonly picture: ReadPicture;
  /** Gets the part as a file. A rejection keeps the dialog open. */
  readonly onCut: (cut: Blob) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Crops and scales a picture before it is stored. */
export function CropDialog({ title, picture, maxSide, isRound = false, onCut, onClose }: CropDialogProps) {
  const { formatMessage } = useIntl();
  const part = useRef<PicturePart>({ x: 0, y: 0, width: picture.width, height: picture.height });
  return (
    <FormDialog<CropValues>
      open
      title={title}
      hint={formatMessage(pictureMessages.cropHint)}
      okText={formatMessage(pictureMessages.use)}
      initialValues={{ shape: isRound ? 'square' : 'whole', zoom: 1 }}
      onSubmit={async () => onCut(await cutOut(picture.url, part.current, maxSide))}
      onClose={onClose}
    >
      <CropFields picture={picture} isRound={isRound} onPart={(next) => (part.current = next)} />
    </FormDialog>
  );
}

interface CropFieldsProps extends Pick<CropDialogProps, 'picture'> {
  readonly isRound: boolean;
  readonly onPart: (part: PicturePart) => void;
}

function CropFields({ picture, isRound, onPart }: CropFieldsProps) {
  const { formatMessage } = useIntl();
  const form = Form.useFormInstance<CropValues>();
  const { shape = 'square', zoom = 1 } = (Form.useWatch([], form) as Partial<CropValues> | undefined) ?? {};
  return (
    <>
      <Suspense fallback={<LoadingState rows={4} />}>
        <CropArea
          url={picture.url}
          aspect={shape === 'square' ? 1 : picture.width / picture.height}
          isRound={isRound}
          zoom={zoom}
          onZoom={(next) => form.setFieldValue('zoom', next)}
          onPart={onPart}
        />
      </Suspense>
      <Form.Item
        required
        name="zoom"
        label={formatMessage(pictureMessages.zoom)}
        style={{ marginBlockStart: 16 }}
      >
        <Slider
          min={1}
          max={4}
          step={0.1}
          tooltip={{ open: false }}
          ariaLabelForHandle={formatMessage(pictureMessages.zoom)}
        />
      </Form.Item>
      <Form.Item required name="shape" label={formatMessage(pictureMessages.shape)} hidden={isRound}>
        <Segmented<Shape>
          aria-label={formatMessage(pictureMessages.shape)}
          options={[
            { value: 'whole', label: formatMessage(pictureMessages.whole) },
            { value: 'square', label: formatMessage(pictureMessages.square) },
          ]}
        />
      </Form.Item>
    </>
  );
}
