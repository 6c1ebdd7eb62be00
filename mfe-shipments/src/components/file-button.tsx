import { ChangeAction } from '@portal/shared/ui';
import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';

interface FileButtonProps {
  /** Accessible name. Begins with the visible text, so that voice control finds it. */
  readonly label: string;
  /** Endings of the files that are taken. */
  readonly accept: readonly string[];
  onFile(file: File): void;
  readonly children: ReactNode;
}

/** A button by which a file is chosen. */
export function FileButton({ label, accept, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        // Not the attribute: a form's own style shows what has it.
        style={{ display: 'none' }}
        aria-label={label}
        accept={accept.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Without this, choosing the same file again would not fire `change`.
          target.value = '';
        }}
      />
      <ChangeAction>
        <Button size="small" aria-label={label} onClick={() => input.current?.click()}>
          {children}
        </Button>
      </ChangeAction>
    </>
  );
}
