import { FILE_RULES } from '@portal/shared/contract';
import { visuallyHidden } from '@portal/shared/ui';
import { Form, Typography } from 'antd';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { pictureRefusal } from '../../domain/picture-refusal';
import { fileMessages, logoMessages } from './laser-marking.messages';
import styles from './laser-marking.module.css';
import { useObjectUrl } from './use-object-url';

const { accept, maxBytes } = FILE_RULES.lmpLogo;
const size = maxBytes / 1024 ** 2;

interface LogoFieldProps {
  /** Address of the logo that is engraved now. */
  readonly present: string | null;
  /** Why the chosen picture was not saved. */
  readonly failure: string | null;
  readonly onChoose: () => void;
}

/** The picture of the dialog, and Change, which chooses another file. */
export function LogoField({ present, failure, onChoose }: LogoFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Form.Item
        name="file"
        extra={formatMessage(fileMessages.hint, { size })}
        {...(failure !== null && { validateStatus: 'error' as const, help: failure })}
        rules={[
          { required: true, message: '' },
          {
            validator: (_rule, file?: File) => {
              const refusal = file ? pictureRefusal(file, FILE_RULES.lmpLogo) : null;
              return refusal === null
                ? Promise.resolve()
                : Promise.reject(new Error(formatMessage(fileMessages[refusal], { size })));
            },
          },
        ]}
      >
        <LogoInput present={present} onChoose={onChoose} />
      </Form.Item>
    </>
  );
}

interface LogoInputProps extends Pick<LogoFieldProps, 'present' | 'onChoose'> {
  /** By the form's item. */
  readonly value?: File;
  readonly onChange?: (file: File) => void;
}

function LogoInput({ present, onChoose, value, onChange }: LogoInputProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [chosen, show] = useObjectUrl();
  const shown = chosen ?? present;
  const alt = value
    ? formatMessage(fileMessages.chosen, { file: value.name })
    : formatMessage(logoMessages.present);
  return (
    <div className={styles.chooser}>
      <div className={styles.preview}>
        {shown === null ? (
          <Typography.Text type="secondary">{formatMessage(logoMessages.none)}</Typography.Text>
        ) : (
          <img src={shown} alt={alt} />
        )}
      </div>
      <input
        id={id}
        type="file"
        style={visuallyHidden}
        className={styles.file}
        accept={accept.join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again after a failure.
          target.value = '';
          if (!file) return;
          onChoose();
          show(file);
          onChange?.(file);
        }}
      />
      <label htmlFor={id} className={styles.choose}>
        {formatMessage(logoMessages.change)}
      </label>
    </div>
  );
}
