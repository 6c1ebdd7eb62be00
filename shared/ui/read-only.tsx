import { createContext, useContext, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePermissions } from '../session';
import { uiMessages } from './shared-ui.messages';

const ReasonContext = createContext<string | null>(null);

/** What is in it can be read and, where there is a `reason`, not be changed; its actions say why. */
export function ReadOnly({ reason, children }: { reason: string | null; children: ReactNode }) {
  return <ReasonContext value={reason}>{children}</ReasonContext>;
}

/** Why nothing can be changed here: for a blocked company nowhere (SH-27), else as the nearest ReadOnly says; null where it can. */
export function useReadOnlyReason(): string | null {
  const { formatMessage } = useIntl();
  const { isBlocked } = usePermissions();
  const reason = useContext(ReasonContext);
  return isBlocked ? formatMessage(uiMessages.blocked) : reason;
}
