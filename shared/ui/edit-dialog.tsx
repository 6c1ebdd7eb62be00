import { EditOutlined } from '@ant-design/icons';
import { Button, Form, Modal, Tooltip, type FormInstance } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ChangeAction } from './change-action';
import { fieldErrorsOf } from './field-errors';
import { editOfMessage, uiMessages } from './shared-ui.messages';
import { useUnsavedInput } from './unsaved-input';

interface EditDialogProps<V extends object> {
  readonly title: string;
  readonly initialValues: V;
  /** Saves; a rejection keeps the dialog open with what was typed. */
  readonly onSubmit: (values: V) => Promise<void>;
  /** Told of a failed save, for a notice (CO-30); what the error says of fields stands at the fields. */
  readonly onFailure?: (error: unknown) => void;
  /** The form's items. */
  readonly children: ReactNode;
}

/** The one generic edit dialog (CO-30): a pencil that opens a form with Cancel and Submit. */
export function EditDialog<V extends object>(props: EditDialogProps<V>) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip title={formatMessage(uiMessages.edit)}>
        <span>
          <ChangeAction>
            <Button
              type="text"
              icon={<EditOutlined />}
              aria-label={formatMessage(editOfMessage, { title: props.title })}
              onClick={() => setOpen(true)}
            />
          </ChangeAction>
        </span>
      </Tooltip>
      {open && <OpenDialog {...props} close={() => setOpen(false)} />}
    </>
  );
}

function OpenDialog<V extends object>({
  title,
  initialValues,
  onSubmit,
  onFailure,
  children,
  close,
}: EditDialogProps<V> & { close: () => void }) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<V>();
  // After a failure Submit waits until something is changed (CO-30).
  const [state, setState] = useState<'untouched' | 'touched' | 'running' | 'failed'>('untouched');
  const running = state === 'running';
  const isValid = useValidity(form);
  useUnsavedInput(state !== 'untouched');

  async function submit(values: V): Promise<void> {
    setState('running');
    try {
      await onSubmit(values);
      close();
    } catch (error) {
      setState('failed');
      form.setFields(
        fieldErrorsOf(error, Object.keys(initialValues)) as Parameters<typeof form.setFields>[0],
      );
      onFailure?.(error);
    }
  }
  return (
    <Modal
      open
      title={title}
      onCancel={close}
      okText={formatMessage(uiMessages.submit)}
      cancelText={formatMessage(uiMessages.cancel)}
      okButtonProps={{
        disabled: !isValid || running || state === 'failed',
        loading: running,
        htmlType: 'submit',
        form: 'edit-dialog',
      }}
      cancelButtonProps={{ disabled: running }}
      mask={{ closable: false }}
      // Escape is pressed by accident; what was typed is given up by Cancel only.
      keyboard={state === 'untouched'}
      closable={!running}
      destroyOnHidden
    >
      <Form<V>
        id="edit-dialog"
        form={form}
        layout="vertical"
        requiredMark="optional"
        initialValues={initialValues as never}
        onValuesChange={() => setState('touched')}
        onFinish={(values) => void submit(values)}
      >
        {children}
      </Form>
    </Modal>
  );
}

/** Whether every rule of the form holds, asked without marking fields that were not touched. */
function useValidity<V extends object>(form: FormInstance<V>): boolean {
  const [isValid, setIsValid] = useState(false);
  const values: unknown = Form.useWatch([], form);
  useEffect(() => {
    let current = true;
    const settle = (valid: boolean) => current && setIsValid(valid);
    form.validateFields({ validateOnly: true }).then(
      () => settle(true),
      () => settle(false),
    );
    return () => {
      current = false;
    };
  }, [form, values]);
  return isValid;
}
