import { visuallyHidden } from '@portal/shared/ui';
import { useId, type ReactNode } from 'react';
import styles from '../records.module.css';

interface FilePickerProps {
  /** Accessible name; begins with what `children` say. */
  readonly label: string;
  readonly accept: readonly string[];
  readonly id?: string;
  readonly multiple?: boolean;
  readonly disabled: boolean;
  onFiles(files: readonly File[]): void;
  readonly children: ReactNode;
}

/** The browser's own file field, looking like a button: keyboard, screen reader and drop come with it. */
export function FilePicker({
  label,
  accept,
  id,
  multiple = false,
  disabled,
  onFiles,
  children,
}: FilePickerProps) {
  const ownId = useId();
  return (
    <span>
      <input
        id={id ?? ownId}
        type="file"
        style={visuallyHidden}
        className={styles.input}
        aria-label={label}
        accept={accept.join(',')}
        multiple={multiple}
        disabled={disabled}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again after a failure.
          target.value = '';
        }}
      />
      <label htmlFor={id ?? ownId} className={styles.choose}>
        {children}
      </label>
    </span>
  );
}
