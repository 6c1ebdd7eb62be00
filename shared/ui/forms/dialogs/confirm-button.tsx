import { Button, type ButtonProps } from 'antd';
import { ConfirmDialog, type ConfirmedAction } from './confirm-dialog';
import { DialogTrigger } from './dialog-trigger';

interface ConfirmButtonProps
  extends ConfirmedAction, Pick<ButtonProps, 'type' | 'size' | 'icon' | 'aria-label' | 'children'> {
  readonly isAlwaysAllowed?: boolean;
}

/** A button that asks before it does something. */
export function ConfirmButton({
  question,
  hint,
  okText,
  cancelText,
  isNotice,
  danger = false,
  run,
  done,
  isAlwaysAllowed,
  ...button
}: ConfirmButtonProps) {
  const action = { question, hint, okText, cancelText, isNotice, danger, run, done };
  return (
    <DialogTrigger
      trigger={<Button title={button['aria-label']} danger={danger} {...button} />}
      isAlwaysAllowed={isAlwaysAllowed}
    >
      {(close) => <ConfirmDialog {...action} onClose={close} />}
    </DialogTrigger>
  );
}
