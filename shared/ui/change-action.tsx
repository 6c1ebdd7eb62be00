import { Tooltip } from 'antd';
import { cloneElement, type ReactElement } from 'react';
import { useReadOnlyReason } from './read-only';

/** An action that is seen but cannot be used where nothing can be changed (SH-27): disabled, and says why. */
export function ChangeAction({ children }: { children: ReactElement<{ disabled?: boolean }> }) {
  const reason = useReadOnlyReason();
  if (reason === null) return children;
  return <DisabledAction reason={reason}>{children}</DisabledAction>;
}

interface DisabledActionProps {
  /** Why it cannot be used now. */
  readonly reason: string;
  readonly children: ReactElement<{ disabled?: boolean }>;
}

/** An action that cannot be used, and says why to mouse, keyboard and screen reader: what is disabled takes no focus, so its frame does. */
export function DisabledAction({ reason, children }: DisabledActionProps) {
  const frame = { role: 'group', tabIndex: 0, 'aria-label': reason };
  return (
    <Tooltip title={reason} trigger={['hover', 'focus']}>
      <span {...frame}>{cloneElement(children, { disabled: true })}</span>
    </Tooltip>
  );
}
