import { Button, Form, type ButtonProps } from 'antd';
import { useValidity } from './use-validity';

interface SubmitButtonProps extends Pick<ButtonProps, 'block' | 'size' | 'children'> {
  /** The form is being sent; its `onFinish` must ignore what is submitted meanwhile. */
  readonly isRunning: boolean;
  /** Enabled whatever the rules say, where the browser has filled in what scripts cannot read yet. */
  readonly isFilledByBrowser?: boolean;
}

/**
 * The submit button of a `PortalForm` on a page: disabled until the form is valid and while it is sent (specification § 5). Enter is
 * never disabled: it submits a valid form and shows what is wrong with another.
 */
export function SubmitButton({ isRunning, isFilledByBrowser = false, ...props }: SubmitButtonProps) {
  const isValid = useValidity(Form.useFormInstance());
  return (
    <Button
      type="primary"
      htmlType="submit"
      disabled={isRunning || !(isValid || isFilledByBrowser)}
      loading={isRunning}
      {...props}
    />
  );
}
