import { EditOutlined } from '@ant-design/icons';
import { Button, Tooltip, type ButtonProps } from 'antd';
import { useIntl } from 'react-intl';
import { editOfMessage, uiMessages } from '../../shared-ui.messages';
import { FormDialog } from './form-dialog';
import type { DialogForm } from './form-window';

type EditDialogProps<V extends object> = Omit<DialogForm<V>, 'okText' | 'cancelText' | 'waitsForChange'> & {
  readonly initialValues: V;
};

/** The one generic edit dialog (CO-30): a pencil that opens a form with Cancel and Submit. */
export function EditDialog<V extends object>(props: EditDialogProps<V>) {
  return (
    <FormDialog<V> {...props} waitsForChange discardsAtOnce trigger={<EditButton title={props.title} />} />
  );
}

function EditButton({ title, ...button }: Pick<ButtonProps, 'onClick' | 'disabled'> & { title: string }) {
  const { formatMessage } = useIntl();
  return (
    <Tooltip title={formatMessage(uiMessages.edit)}>
      <span>
        <Button
          type="text"
          icon={<EditOutlined />}
          aria-label={formatMessage(editOfMessage, { title })}
          {...button}
        />
      </span>
    </Tooltip>
  );
}
