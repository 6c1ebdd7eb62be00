import type { Case } from '@portal/shared/contract';
import { Alert } from 'antd';
import { useIntl } from 'react-intl';
import { bannerMessages } from './banners.messages';

/** Above a case whose doctor is blocked or restricted (SH-26). */
export function DoctorBanner({ doctor }: { doctor: Case['doctor'] }) {
  const { formatMessage } = useIntl();
  if (doctor?.status === 'blocked') {
    return <Alert type="error" showIcon title={formatMessage(bannerMessages.doctorBlocked)} />;
  }
  if (doctor?.status === 'restricted') {
    return <Alert type="warning" showIcon title={formatMessage(bannerMessages.doctorRestricted)} />;
  }
  return null;
}
