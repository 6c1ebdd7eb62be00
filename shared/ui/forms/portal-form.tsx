import { Form, type FormInstance, type FormProps } from 'antd';
import type { CSSProperties, ReactNode } from 'react';

interface PortalFormProps<V> extends Omit<FormProps<V>, 'children' | 'form'> {
  readonly form: FormInstance<V>;
  readonly children: ReactNode;
}

/** Not `display: none`, with which some browsers do not submit. */
const UNSEEN: CSSProperties = {
  position: 'absolute',
  inlineSize: 0,
  blockSize: 0,
  padding: 0,
  border: 0,
  opacity: 0,
};

/**
 * antd's form as the portal uses it: Enter submits it at any time, and what is wrong then gets the focus.
 *
 * Browsers ignore Enter while the first submit button of a form is disabled, and a button that waits for a valid form is still
 * disabled for a moment after the last character. So there is one before it that is always enabled, and neither seen nor reached.
 */
export function PortalForm<V>({ form, children, ...props }: PortalFormProps<V>) {
  return (
    <Form<V>
      form={form}
      layout="vertical"
      scrollToFirstError={{ focus: true }}
      onFinishFailed={({ outOfDate, errorFields }) => {
        // antd drops a submit when another check of the rules begins meanwhile, as it does after each change.
        if (outOfDate && errorFields.length === 0) form.submit();
      }}
      {...props}
    >
      <button type="submit" tabIndex={-1} aria-hidden style={UNSEEN} />
      {children}
    </Form>
  );
}
