import { CameraOutlined, PaperClipOutlined } from '@ant-design/icons';
import { FILE_RULES } from '@portal/shared/contract';
import { Button } from 'antd';
import { useRef, type ChangeEvent, type InputHTMLAttributes, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { roomMessages } from '../room.messages';
import styles from '../room.module.css';

interface FileButtonsProps {
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Choose files and, on a device that is held in the hand, take a photo. */
export function FileButtons({ disabled, onFiles }: FileButtonsProps) {
  const { formatMessage } = useIntl();
  const common = { disabled, onFiles };
  return (
    <>
      <FileButton
        {...common}
        name={formatMessage(roomMessages.attach)}
        icon={<PaperClipOutlined />}
        input={{ multiple: true, accept: FILE_RULES.chat.accept.join(',') }}
      />
      <FileButton
        {...common}
        name={formatMessage(roomMessages.camera)}
        icon={<CameraOutlined />}
        input={{ accept: 'image/*', capture: 'environment' }}
        className={styles.camera}
      />
    </>
  );
}

interface FileButtonProps extends FileButtonsProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  readonly className?: string | undefined;
}

function FileButton({ name, icon, input, className, disabled, onFiles }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file can be chosen again.
    target.value = '';
  };
  return (
    <span className={className} style={{ flexShrink: 0 }}>
      <Button
        type="text"
        icon={icon}
        disabled={disabled}
        aria-label={name}
        title={name}
        onClick={() => field.current?.click()}
      />
      <input ref={field} type="file" hidden tabIndex={-1} aria-label={name} onChange={onChange} {...input} />
    </span>
  );
}
