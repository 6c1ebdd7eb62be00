import { failureTexts, fieldErrorsOf } from '@portal/shared/ui';
import { Alert, type FormInstance } from 'antd';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectSignInError } from './session.slice';

interface SignInFailureProps<V> {
  readonly form: FormInstance<V>;
  readonly fields: readonly (keyof V & string)[];
}

/** Why a step of the sign-in was refused: at the field that it is about, which gets the focus, or above the form. */
export function SignInFailure<V>({ form, fields }: SignInFailureProps<V>) {
  const intl = useIntl();
  const error = useSelector(selectSignInError);
  const fieldErrors = useMemo(() => fieldErrorsOf(error, fields, intl), [error, fields, intl]);
  useEffect(() => {
    const [first] = fieldErrors;
    if (!first) return;
    form.setFields(fieldErrors as Parameters<typeof form.setFields>[0]);
    (form.getFieldInstance(first.name as never) as HTMLElement | undefined)?.focus();
  }, [fieldErrors, form]);
  if (!error || fieldErrors.length > 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={failureTexts(error, intl).join(' ')}
      style={{ marginBlockEnd: 24 }}
    />
  );
}
