import { Tooltip } from 'antd';
import { cloneElement, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { usePermissions } from '../session';
import { uiMessages } from './shared-ui.messages';

/** An action that a blocked company sees but cannot use (SH-27): disabled, and says why. */
export function ChangeAction({ children }: { children: ReactElement<{ disabled?: boolean }> }) {
  const { formatMessage } = useIntl();
  const { isBlocked } = usePermissions();
  if (!isBlocked) return children;
  return (
    <Tooltip title={formatMessage(uiMessages.blocked)}>
      <span>{cloneElement(children, { disabled: true })}</span>
    </Tooltip>
  );
}
