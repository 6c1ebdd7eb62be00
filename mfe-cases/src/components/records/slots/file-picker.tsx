import { visuallyHidden } from '@portal/shared/ui';
import { useId, type ReactNode } from 'react';
import styles from '../records.module.css';

interface FilePickerProps {
  /** Accessible name. Begins with the visible text, so that voice control finds it. */
  readonly label: string;
  readonly accept: readonly string[];
  readonly id?: string;
  readonly multiple?: boolean;
  readonly disabled: boolean;
  onFiles(files: readonly File[]): void;
  readonly children: ReactNode;
}

/** The browser's own file input styled as a button: keyboard, screen readers and dropping files work without further code. */
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
          // Without this, choosing the same file again after a failure would not fire `change`.
          target.value = '';
        }}
      />
      <label htmlFor={id ?? ownId} className={styles.choose}>
        {children}
      </label>
    </span>
  );
}
