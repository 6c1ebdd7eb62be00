import { Alert, type AlertProps } from 'antd';

type ToldProps = Required<Pick<AlertProps, 'type' | 'title' | 'description'>>;

/** What came of it, in place of a form: takes the focus, which was in what is gone. */
export function FormResult(props: ToldProps) {
  return (
    <div tabIndex={-1} ref={takeFocus} style={{ outline: 'none', marginBlockEnd: 24 }}>
      <Alert showIcon role={props.type === 'warning' ? 'alert' : 'status'} {...props} />
    </div>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
