import { Button, Tooltip, type ButtonProps } from 'antd';

export interface RowButtonProps extends Pick<ButtonProps, 'onClick' | 'disabled' | 'danger' | 'icon'> {
  /** What it does, for all rows alike. */
  readonly label: string;
  /** What it does to which record. */
  readonly name: string;
}

/** A button in a row: an icon, whose tooltip says what it does, and whose name also to which record. */
export function RowButton({ label, name, ...button }: RowButtonProps) {
  return (
    <Tooltip title={label}>
      <span>
        <Button type="text" aria-label={name} {...button} />
      </span>
    </Tooltip>
  );
}
