import { App } from 'antd';
import type { ErrorData } from '../../../api';
import { useSingleFlight } from '../use-single-flight';

interface DialogActionSettings {
  /** Said when the action is done. */
  readonly done?: string | undefined;
  /** The dialog holds input that would be lost. */
  readonly isTouched?: boolean;
  readonly onClose: () => void;
  readonly onFailure?: (error: unknown) => void;
}

/** Runs the action of a dialog, one at a time, and closes the dialog when it is done. */
export function useDialogAction({ done, isTouched = false, onClose, onFailure }: DialogActionSettings) {
  const { message } = App.useApp();
  const { isRunning, run } = useSingleFlight();

  async function finish(action: () => unknown): Promise<void> {
    try {
      await action();
      if (done !== undefined) void message.success(done);
      onClose();
    } catch (error) {
      onFailure?.(error);
      // What the dialog is about has changed meanwhile: another try is of no use, and nothing is lost.
      if (!isTouched && (error as Partial<ErrorData> | undefined)?.code === 'notAllowedNow') onClose();
    }
  }
  return { isRunning, run: (action: () => unknown) => void run(() => finish(action)) };
}
