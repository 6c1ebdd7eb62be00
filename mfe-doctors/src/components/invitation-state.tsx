import type { Doctor } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { invitationDayMessages, invitationMailMessages } from './doctor-fields.messages';
import { InvitationTag } from './invitation-tag';

interface InvitationStateProps {
  readonly invitation: Doctor['invitation'];
}

/** What became of a doctor's invitation, and below it of its mail. */
export function InvitationState({ invitation }: InvitationStateProps) {
  const detail = useDetail(invitation);
  return (
    <Flex vertical>
      <span>
        <InvitationTag state={invitation.state} />
      </span>
      {detail !== null && (
        <Typography.Text type={invitation.mail === 'failed' ? 'danger' : 'secondary'}>
          {detail}
        </Typography.Text>
      )}
    </Flex>
  );
}

function useDetail({ state, mail, mailSentAt, expiresAt, acceptedAt }: Doctor['invitation']): string | null {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  if (state === 'accepted')
    return acceptedAt && formatMessage(invitationDayMessages.accepted, { day: date(acceptedAt) });
  if (state === 'lapsed')
    return expiresAt && formatMessage(invitationDayMessages.lapsed, { day: date(expiresAt) });
  if (mail === 'waiting' || mail === 'failed') return formatMessage(invitationMailMessages[mail]);
  return mailSentAt && formatMessage(invitationDayMessages.sent, { day: date(mailSentAt) });
}
