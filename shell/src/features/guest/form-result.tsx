import { Alert, type AlertProps } from 'antd';

type FormResultProps = Required<Pick<AlertProps, 'type' | 'title' | 'description'>>;

/** The result that replaces a form, and takes the focus that was in the form. */
export function FormResult(props: FormResultProps) {
  return (
    <div tabIndex={-1} ref={takeFocus} style={{ outline: 'none', marginBlockEnd: 24 }}>
      <Alert showIcon role={props.type === 'warning' ? 'alert' : 'status'} {...props} />
    </div>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
