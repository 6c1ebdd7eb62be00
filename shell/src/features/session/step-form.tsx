import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react';
import { failureTexts, fieldErrorsOf } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useSelector } from '@portal/shared/redux';
import { PasswordField, PlainAlert, PlainButton, PlainField, PlainForm } from '../../guest-card';
import { sessionMessages } from './session.messages';
import { selectSessionStatus, selectSignInError } from './session.slice';
import { takeOver } from './take-over';

export interface StepField<N extends string> {
  readonly name: N;
  readonly label: string;
  /** Attributes of the input. */
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  /** Said at the field when it is empty. */
  readonly missing: string;
  readonly isPassword?: boolean;
}

interface StepFormProps<N extends string> {
  readonly fields: readonly StepField<N>[];
  readonly submit: string;
  /** Between the fields and the button. */
  readonly children?: ReactNode;
  /** Called at the first character. */
  readonly onBegin?: () => void;
  readonly onSend: (values: Readonly<Record<N, string>>) => void;
}

/** By the name of the field. */
type Errors = Readonly<Record<string, string | undefined>>;

/**
 * A step of the sign-in (SH-28): its button is disabled until every field is filled in, Enter says what is missing. Errors of the
 * server are shown at their field, which gets the focus, or above the form when they have none; what was typed stays.
 */
export function StepForm<N extends string>({ fields, submit, children, onBegin, onSend }: StepFormProps<N>) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const isRunning = useSelector(selectSessionStatus) === 'signingIn';
  const failure = useSelector(selectSignInError);
  const [errors, setErrors] = useState<Errors>({});
  const [isFilled, setFilled] = useState(false);
  const [shown, setShown] = useState<typeof failure>(null);
  const names = fields.map(({ name }) => name);
  if (failure !== shown) {
    setShown(failure);
    setErrors(
      Object.fromEntries(
        fieldErrorsOf(failure, names, intl).map(({ name, errors: texts }) => [name, texts.join(' ')]),
      ),
    );
  }
  const isAtField = fieldErrorsOf(failure, names, intl).length > 0;
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]');
    field?.focus();
  }, [errors]);
  useLayoutEffect(() => {
    if (form.current) takeOver(form.current);
    setFilled(isComplete(form.current));
  }, []);

  function begin(): void {
    setFilled(isComplete(form.current));
    onBegin?.();
  }
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isRunning) return;
    const values = valuesOf<N>(event.currentTarget);
    const missing = fields.filter(({ name }) => isBlank(values[name]));
    setErrors(Object.fromEntries(missing.map(({ name, missing: text }) => [name, text])));
    if (missing.length === 0) onSend(values);
  }
  return (
    <PlainForm
      ref={form}
      onSubmit={onSubmit}
      onInput={begin}
      onFilledByBrowser={() => {
        setFilled(true);
        onBegin?.();
      }}
    >
      {failure && !isAtField && <PlainAlert kind="error" title={failureTexts(failure, intl).join(' ')} />}
      {fields.map(({ name, isPassword = false, input, label }) => {
        const props = { ...input, name, label, error: errors[name] };
        return isPassword ? (
          <PasswordField
            key={name}
            revealLabel={intl.formatMessage(sessionMessages.showPassword)}
            {...props}
          />
        ) : (
          <PlainField key={name} {...props} />
        );
      })}
      {children}
      <PlainButton type="submit" disabled={isRunning || !isFilled} aria-busy={isRunning}>
        {submit}
      </PlainButton>
    </PlainForm>
  );
}

function valuesOf<N extends string>(form: HTMLFormElement): Record<N, string> {
  return Object.fromEntries(new FormData(form)) as Record<N, string>;
}

function isComplete(form: HTMLFormElement | null): boolean {
  return form !== null && Object.values(valuesOf(form)).every((value) => !isBlank(value));
}

function isBlank(value: string): boolean {
  return value.trim() === '';
}
