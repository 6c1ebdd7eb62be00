import { Tooltip } from 'antd';
import { cloneElement, type ReactElement } from 'react';
import { useReadOnlyReason } from './read-only';

/** An action that is seen but cannot be used where nothing can be changed (SH-27): disabled, and says why. */
export function ChangeAction({ children }: { children: ReactElement<{ disabled?: boolean }> }) {
  const reason = useReadOnlyReason();
  if (reason === null) return children;
  return (
    <Tooltip title={reason}>
      <span>{cloneElement(children, { disabled: true })}</span>
    </Tooltip>
  );
}
