import { Alert, Form, type AlertProps } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../../shared-ui.messages';
import { useUnsavedInput } from '../../unsaved-input';
import { showFieldErrors, wholeFailureText } from '../form-failure';
import { formMessages } from '../forms.messages';
import { NewerAlert } from '../newer-alert';
import { PortalForm } from '../portal-form';
import { trimmed } from '../rules/trimmed';
import { useTouched } from '../use-touched';
import { useValidity } from '../use-validity';
import { useDialogAction } from './use-dialog-action';
import { DialogFrame, type DialogTexts } from './dialog-frame';
import { hasTypedText, useDiscardQuestion } from './use-discard-question';

/** A form in a dialog, and what becomes of what is entered. */
export interface DialogForm<V extends object> extends DialogTexts {
  readonly initialValues?: V;
  /** Saves; text comes trimmed. A rejection keeps the dialog open with what was typed. */
  readonly onSubmit: (values: V) => Promise<unknown>;
  /** Told of a failed save, for a notice; what the error says of fields stands at the fields, or above the form. */
  readonly onFailure?: (error: unknown) => void;
  /** Nobody else tells of a failed save: above the form stands what an error says that names no field. For quiet calls. */
  readonly saysFailure?: boolean;
  /** Said when it is saved. */
  readonly done?: string;
  /** After a failure the button waits until something is changed (CO-30). */
  readonly waitsForChange?: boolean;
  /** Cancel discards what was typed without a question (CO-30). */
  readonly discardsAtOnce?: boolean;
  /** Names of fields whose text is taken as typed, passwords for example. */
  readonly verbatim?: readonly string[];
  /** The form's items. */
  readonly children: ReactNode;
}

/** The open dialog of a `FormDialog`. */
export function FormWindow<V extends object>({
  initialValues,
  onSubmit,
  onFailure,
  saysFailure = false,
  done,
  waitsForChange = false,
  discardsAtOnce = false,
  verbatim,
  children,
  onClose,
  ...texts
}: DialogForm<V> & { readonly onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [form] = Form.useForm<V>();
  const name = useId();
  const { isTouched, hasNewer, touch, takeNewer } = useTouched(form, initialValues);
  const [hasFailed, setHasFailed] = useState(false);
  const [elsewhere, setElsewhere] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState('');
  const isValid = useValidity(form);
  const { isRunning, run } = useDialogAction({
    done,
    // A failure that is said here alone is said by a dialog that stays.
    isTouched: isTouched || saysFailure,
    onClose,
    onFailure: (error) => {
      setHasFailed(true);
      setElsewhere(showFieldErrors(form, error, intl));
      setFailure(wholeFailureText(error, intl));
      onFailure?.(error);
    },
  });
  useUnsavedInput(isTouched || isRunning);
  const { close, question } = useDiscardQuestion(
    () => !discardsAtOnce && hasTypedText(form, initialValues, verbatim),
    onClose,
  );

  function focusFirstField(isOpen: boolean): void {
    const [first] = form.getFieldsError();
    // Who is quicker than the opening dialog has chosen a field already.
    const isChosen = document.activeElement?.matches('input, textarea, select') ?? false;
    if (isOpen && first && !isChosen) form.focusField(first.name);
  }
  return (
    <DialogFrame
      okText={formatMessage(uiMessages.submit)}
      {...texts}
      isRunning={isRunning}
      isTouched={isTouched}
      okButton={{
        htmlType: 'submit',
        form: name,
        // Refused since somebody was quicker: the person has been told, and may insist.
        disabled: !isValid || isRunning || (waitsForChange && hasFailed && !hasNewer),
      }}
      afterOpenChange={focusFirstField}
      onClose={close}
    >
      {question}
      <PortalForm<V>
        name={name}
        form={form}
        requiredMark="optional"
        {...(initialValues && { initialValues })}
        onValuesChange={() => {
          touch();
          setHasFailed(false);
        }}
        onFinish={(values) => run(() => onSubmit(trimmed(values, verbatim)))}
      >
        {/* One's own change comes back before the dialog closes. */}
        {hasNewer && !isRunning && <NewerAlert onTake={takeNewer} />}
        {elsewhere.length > 0 && (
          <FailureAlert
            title={formatMessage(formMessages.refusedElsewhere)}
            description={elsewhere.join(' ')}
          />
        )}
        {/* Gone while another try is under way, so that a second failure is said again. */}
        {saysFailure && failure !== '' && !isRunning && <FailureAlert title={failure} />}
        {children}
      </PortalForm>
    </DialogFrame>
  );
}

function FailureAlert(texts: Pick<AlertProps, 'title' | 'description'>) {
  return <Alert type="error" showIcon role="alert" style={{ marginBlockEnd: 16 }} {...texts} />;
}
