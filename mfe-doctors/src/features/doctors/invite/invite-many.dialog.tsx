import type { Doctor } from '@portal/shared/contract';
import { FormDialog } from '@portal/shared/ui';
import { Alert, App } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useInviteDoctorsMutation } from '../../../api/doctors.api';
import { inviteMessages } from './invite.messages';
import { refusedByReason, type Refused } from './refusals';

interface InviteManyDialogProps {
  readonly doctors: readonly Doctor[];
  /** Those who can be are invited. */
  readonly onInvited: () => void;
  readonly onClose: () => void;
}

/** Asks, invites, and then names those who were not invited and why. */
export function InviteManyDialog({ doctors, onInvited, onClose }: InviteManyDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { message } = App.useApp();
  const [invite] = useInviteDoctorsMutation();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const label = formatMessage(inviteMessages.label, { count: doctors.length });

  async function submit(): Promise<void> {
    if (refused.length > 0) return;
    const result = await invite(doctors.map(({ uuid }) => uuid)).unwrap();
    const left = refusedByReason(result, doctors, intl);
    if (result.invited > 0)
      void message.success(formatMessage(inviteMessages.done, { count: result.invited }));
    onInvited();
    setRefused(left);
    // A rejection keeps the dialog open.
    if (left.length > 0) throw new Error('Not all were invited');
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={label}
      {...(refused.length > 0
        ? { isNotice: true, okText: formatMessage(inviteMessages.understood) }
        : { hint: formatMessage(inviteMessages.hint), okText: label })}
      onSubmit={submit}
    >
      {refused.length > 0 && <NotInvited refused={refused} />}
    </FormDialog>
  );
}

/** So many names stand there; of more their number does. */
const NAMED = 10;

function NotInvited({ refused }: { refused: readonly Refused[] }) {
  const { formatList, formatMessage } = useIntl();
  const count = refused.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={formatMessage(inviteMessages.notInvited, { count })}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {refused.map(({ reason, names }) => (
            <li key={reason}>
              {formatMessage(inviteMessages.why, {
                reason,
                names: formatList(names.slice(0, NAMED), { type: 'unit' }),
                others: Math.max(0, names.length - NAMED),
              })}
            </li>
          ))}
        </ul>
      }
    />
  );
}
