import { Modal, Typography, type ButtonProps, type ModalProps } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../../shared-ui.messages';
import { useReturnedFocus } from './use-returned-focus';

/** What a dialog of the portal says. */
export interface DialogTexts {
  readonly title: string;
  /** What is done here and what it means, above everything else. */
  readonly hint?: string | undefined;
  /** On the button that does it. */
  readonly okText?: string | undefined;
  /** On the button that leaves everything as it is; 'Cancel' if not given. */
  readonly cancelText?: string | undefined;
  /** It tells something and leaves no choice: there is no button but the one that confirms. */
  readonly isNotice?: boolean | undefined;
  /** What is done takes something away. */
  readonly danger?: boolean | undefined;
  /** There is no way out but to do it: no Cancel, no cross, no Escape (CO-25). */
  readonly isMandatory?: boolean | undefined;
}

interface DialogFrameProps extends DialogTexts, Pick<ModalProps, 'onOk' | 'afterOpenChange' | 'width'> {
  readonly isRunning: boolean;
  /** The dialog holds input that would be lost. */
  readonly isTouched?: boolean;
  readonly okButton?: ButtonProps;
  readonly cancelButton?: ButtonProps;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** The window of every dialog that does something. It is rendered while it is open, and gives the focus back when it closes. */
export function DialogFrame({
  title,
  hint,
  okText,
  cancelText,
  isNotice = false,
  danger = false,
  isMandatory = false,
  isRunning,
  isTouched = false,
  okButton,
  cancelButton,
  onClose,
  children,
  ...modal
}: DialogFrameProps) {
  const { formatMessage } = useIntl();
  useReturnedFocus();
  return (
    <Modal
      open
      title={title}
      okText={okText ?? formatMessage(uiMessages.confirm)}
      cancelText={cancelText ?? formatMessage(uiMessages.cancel)}
      okButtonProps={{ danger, loading: isRunning, ...okButton }}
      cancelButtonProps={{
        disabled: isRunning,
        ...((isNotice || isMandatory) && { style: { display: 'none' } }),
        ...cancelButton,
      }}
      onCancel={onClose}
      // Only its buttons close a dialog that holds input: a click beside it and Escape are accidents.
      mask={{ closable: false }}
      keyboard={!isMandatory && !isTouched && !isRunning}
      closable={!isMandatory && !isRunning}
      {...modal}
    >
      {hint && <Typography.Paragraph>{hint}</Typography.Paragraph>}
      {children}
    </Modal>
  );
}
