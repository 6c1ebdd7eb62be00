import type { InvitationState } from '@portal/shared/contract';
import { Tag } from 'antd';
import { useIntl } from 'react-intl';
import { invitationStateMessages } from './doctor-fields.messages';

const COLORS: Record<InvitationState, string> = {
  none: 'default',
  open: 'cyan',
  lapsed: 'gold',
  accepted: 'green',
};

/** What became of a doctor's invitation, as a chip. */
export function InvitationTag({ state }: { state: InvitationState }) {
  const { formatMessage } = useIntl();
  return (
    <Tag color={COLORS[state]} variant="filled">
      {formatMessage(invitationStateMessages[state])}
    </Tag>
  );
}
