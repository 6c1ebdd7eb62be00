import { UploadOutlined } from '@ant-design/icons';
import { FILE_RULES } from '@portal/shared/contract';
import { formatBytes } from '@portal/shared/i18n';
import { ChangeAction } from '@portal/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { PICTURE_ENDINGS, refusalOf, type PictureRefusal } from '../../domain/picture-file';
import { CropDialog, type PictureCut } from './crop-dialog';
import { acceptedMessage, pictureMessages, refusalMessages } from './picture.messages';
import { readPicture, type ReadPicture } from './read-picture';

interface PictureChooserProps extends PictureCut {
  /** On the button. */
  readonly label: string;
  /** Gets the picture as it was cut. A rejection keeps the dialog with the picture open. */
  readonly onChosen: (picture: Blob) => Promise<unknown>;
}

/** Chooses a picture and cuts it; says at once what is wrong with a file. When no file is chosen nothing happens (CO-28). */
export function PictureChooser({ label, onChosen, ...cut }: PictureChooserProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ReadPicture | null>(null);
  const [refusal, setRefusal] = useState<PictureRefusal | null>(null);

  async function read(file: File): Promise<void> {
    const refused = refusalOf(file);
    setRefusal(refused);
    if (refused) return;
    try {
      setPicture(await readPicture(file));
    } catch {
      setRefusal('unreadable');
    }
  }
  const accepted = {
    endings: PICTURE_ENDINGS.join(' '),
    size: formatBytes(intl, FILE_RULES.avatar.maxBytes),
  };
  return (
    <Flex vertical gap={4} align="flex-start">
      <ChangeAction>
        <Button icon={<UploadOutlined />} onClick={() => input.current?.click()}>
          {label}
        </Button>
      </ChangeAction>
      <Typography.Text type="secondary">{intl.formatMessage(acceptedMessage, accepted)}</Typography.Text>
      {refusal && (
        <Typography.Text type="danger" role="alert">
          {intl.formatMessage(refusalMessages[refusal])}
        </Typography.Text>
      )}
      <input
        ref={input}
        type="file"
        // An attribute alone does not hide it in antd's forms.
        style={{ display: 'none' }}
        aria-label={label}
        accept={PICTURE_ENDINGS.join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again.
          if (file) void read(file).finally(() => (target.value = ''));
        }}
      />
      {picture && (
        <CropDialog
          {...cut}
          title={intl.formatMessage(pictureMessages.crop)}
          picture={picture}
          onCut={onChosen}
          onClose={() => {
            URL.revokeObjectURL(picture.url);
            setPicture(null);
          }}
        />
      )}
    </Flex>
  );
}
