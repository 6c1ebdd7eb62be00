import { usePermissions } from '@portal/shared/session';
import { ReadOnly } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { permissionMessages } from './doctor.messages';

/** Relationship managers see doctors and change nothing of them; each action says so (CO-07). */
export function ManageDoctors({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { isRm } = usePermissions();
  return (
    <ReadOnly reason={isRm ? formatMessage(permissionMessages.rmNotAllowed) : null}>{children}</ReadOnly>
  );
}
