import { useId } from 'react';
import { DialogFrame, type DialogTexts } from './dialog-frame';
import { useDialogAction } from './use-dialog-action';

/** An action that is asked about first. */
export interface ConfirmedAction extends Omit<DialogTexts, 'title'> {
  /** Names what is at stake. */
  readonly question: string;
  /** Does it. A rejection, which the shell tells, leaves the question open for another try. */
  readonly run: () => unknown;
  /** Said when it is done. */
  readonly done?: string | undefined;
}

/** Asks before an action, where it is no button that asks (see `ConfirmButton`); rendered while it asks. */
export function ConfirmDialog({
  question,
  run,
  done,
  onClose,
  ...texts
}: ConfirmedAction & { readonly onClose: () => void }) {
  const action = useDialogAction({ done, onClose });
  const id = useId();
  const first = { id };
  return (
    <DialogFrame
      {...texts}
      title={question}
      isRunning={action.isRunning}
      {...(texts.danger ? { cancelButton: first } : { okButton: first })}
      afterOpenChange={(isOpen) => isOpen && document.getElementById(id)?.focus()}
      onOk={() => action.run(run)}
      onClose={onClose}
    />
  );
}
