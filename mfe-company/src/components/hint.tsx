import { Button, Tooltip, type ButtonProps } from 'antd';

/** An icon that explains something: its text is a tooltip for pointer and keyboard, and what a screen reader says of it. */
export function Hint({ text, icon }: { text: string; icon: ButtonProps['icon'] }) {
  return (
    <Tooltip title={text}>
      <Button type="text" size="small" icon={icon} aria-label={text} />
    </Tooltip>
  );
}
