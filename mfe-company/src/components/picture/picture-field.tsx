import { Avatar, Button, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { initialsOf } from '../../domain/initials';
import { PictureChooser } from './picture-chooser';
import { pictureMessages } from './picture.messages';
import { toDataUrl } from './read-picture';

/** What becomes of a picture: another one, none (null), or it stays as it is. */
export type PictureChange = { readonly picture: Blob; readonly url: string } | null | undefined;

interface PictureFieldProps {
  /** Of whom it is, for the initials in its place. */
  readonly of: string;
  /** Of the picture that there is. */
  readonly current: string | null;
  readonly maxSide: number;
  /** By the form's item. */
  readonly value?: PictureChange;
  readonly onChange?: (change: PictureChange) => void;
}

/** A form's field for the picture of a person, which is stored when the form is submitted. */
export function PictureField({ of, current, maxSide, value, onChange }: PictureFieldProps) {
  const { formatMessage } = useIntl();
  const url = value === undefined ? current : (value?.url ?? null);
  return (
    <Flex gap={16} align="flex-start" wrap>
      <Avatar size={80} src={url ?? undefined} aria-hidden>
        {initialsOf(of)}
      </Avatar>
      <Flex gap={8} wrap align="flex-start">
        <PictureChooser
          isRound
          maxSide={maxSide}
          label={formatMessage(url === null ? pictureMessages.choose : pictureMessages.change)}
          onChosen={async (picture) => onChange?.({ picture, url: await toDataUrl(picture) })}
        />
        {url !== null && (
          <Button danger onClick={() => onChange?.(current === null ? undefined : null)}>
            {formatMessage(pictureMessages.remove)}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
