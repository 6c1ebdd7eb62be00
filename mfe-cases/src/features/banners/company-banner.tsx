import { usePermissions, useSession } from '@portal/shared/session';
import { Ltr } from '@portal/shared/ui';
import { Alert } from 'antd';
import { useIntl } from 'react-intl';
import { bannerMessages } from './banners.messages';

/** Tells a blocked company so, above every page of this domain (SH-26). */
export function CompanyBanner() {
  const { formatMessage } = useIntl();
  const { company } = useSession();
  const { isBlocked } = usePermissions();
  if (!isBlocked) return null;
  const { supportEmail } = company ?? {};
  const email = supportEmail ? <Ltr>{supportEmail}</Ltr> : formatMessage(bannerMessages.support);
  return <Alert type="error" showIcon title={formatMessage(bannerMessages.companyBlocked, { email })} />;
}
