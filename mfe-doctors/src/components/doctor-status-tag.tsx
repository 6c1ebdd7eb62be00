import type { DoctorStatus } from '@portal/shared/contract';
import { Tag } from 'antd';
import { useIntl } from 'react-intl';
import { statusMessages } from './doctor-fields.messages';

const COLORS: Record<DoctorStatus, string> = {
  active: 'green',
  invited: 'cyan',
  blocked: 'red',
  restricted: 'gold',
};

/** A doctor's status as a chip. */
export function DoctorStatusTag({ status }: { status: DoctorStatus }) {
  const { formatMessage } = useIntl();
  return (
    <Tag color={COLORS[status]} variant="filled">
      {formatMessage(statusMessages[status])}
    </Tag>
  );
}
