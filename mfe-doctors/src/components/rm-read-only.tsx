import { usePermissions } from '@portal/shared/session';
import { ReadOnly } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';

const messages = defineMessages({
  rmNotAllowed: { id: 'doctors.rmNotAllowed', defaultMessage: 'Role RM Not Allowed' },
});

/** Doctors are seen by relationship managers and not changed by them (CO-07, DR-03). */
export function RmReadOnly({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { isRm } = usePermissions();
  return <ReadOnly reason={isRm ? formatMessage(messages.rmNotAllowed) : null}>{children}</ReadOnly>;
}
