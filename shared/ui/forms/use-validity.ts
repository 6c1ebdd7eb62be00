import { Form, type FormInstance, type FormProps } from 'antd';
import { useEffect, useState } from 'react';

type Failure = Parameters<NonNullable<FormProps['onFinishFailed']>>[0];

/**
 * Whether every rule of the form is satisfied, without marking fields that were not touched. True until the first answer: to
 * press a button too early shows what is missing, while a disabled one would swallow the press.
 */
export function useValidity(form: FormInstance): boolean {
  const [isValid, setIsValid] = useState(true);
  const values: unknown = Form.useWatch([], form);
  useEffect(() => {
    let isCurrent = true;
    const settle = ({ errorFields }: Pick<Failure, 'errorFields'>) =>
      isCurrent && setIsValid(errorFields.length === 0);
    // A check that another one overtakes is rejected, too, without an error of any field.
    form.validateFields({ validateOnly: true }).then(() => settle({ errorFields: [] }), settle);
    return () => {
      isCurrent = false;
    };
  }, [form, values]);
  return isValid;
}
