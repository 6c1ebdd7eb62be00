import { DialogTrigger, type TriggerElement } from './dialog-trigger';
import { FormWindow, type DialogForm } from './form-window';

/** By a button of its own, or by the page, which says whether it is open. */
type Opening =
  | { readonly trigger: TriggerElement; readonly isAlwaysAllowed?: boolean }
  | { readonly open: boolean; readonly onClose: () => void };

export type FormDialogProps<V extends object> = DialogForm<V> & Opening;

/**
 * A form in a dialog, to create or to edit (specification § 5): it guards unsaved input, submits by Enter and by a button that is
 * disabled until the form is valid, keeps what was typed when that fails, and shows the server's errors at their fields.
 */
export function FormDialog<V extends object>(props: FormDialogProps<V>) {
  if ('open' in props) {
    const { open, ...form } = props;
    return open && <FormWindow<V> {...form} />;
  }
  const { trigger, isAlwaysAllowed, ...form } = props;
  return (
    <DialogTrigger trigger={trigger} isAlwaysAllowed={isAlwaysAllowed}>
      {(close) => <FormWindow<V> {...form} onClose={close} />}
    </DialogTrigger>
  );
}
