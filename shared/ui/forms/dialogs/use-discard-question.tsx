import type { FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formMessages } from '../forms.messages';
import { ConfirmDialog } from './confirm-dialog';

interface DiscardQuestion {
  /** Closes the dialog, after the question where it would discard what was typed. */
  readonly close: () => void;
  /** Stands in the dialog; nothing while it is not asked. */
  readonly question: ReactNode;
}

/** Asks before a dialog is closed with text that was typed into its form. */
export function useDiscardQuestion(wouldDiscard: () => boolean, onClose: () => void): DiscardQuestion {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  return {
    close: () => (wouldDiscard() ? setIsAsking(true) : onClose()),
    question: isAsking && (
      <ConfirmDialog
        danger
        question={formatMessage(formMessages.discardQuestion)}
        okText={formatMessage(formMessages.discard)}
        cancelText={formatMessage(formMessages.keepEditing)}
        run={onClose}
        onClose={() => setIsAsking(false)}
      />
    ),
  };
}

/** Whether a form holds text that it did not begin with. What is taken as typed, a password for example, is soon typed again. */
export function hasTypedText<V extends object>(
  form: FormInstance<V>,
  initialValues: V | undefined,
  verbatim: readonly string[] = [],
): boolean {
  const first: Readonly<Record<string, unknown>> = { ...initialValues };
  return Object.entries(form.getFieldsValue() as object).some(
    ([name, value]) =>
      typeof value === 'string' && value.trim() !== '' && value !== first[name] && !verbatim.includes(name),
  );
}
