import { usePermissions } from '@portal/shared/session';
import { Alert, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { PasskeysCard } from './passkeys.card';
import { SecondFactorCard } from './second-factor.card';
import { factorMessages } from './security.messages';
import { SessionsCard } from './sessions.card';

/** The tab 'Security': what guards one's own account. */
export function SecurityTab() {
  const { formatMessage } = useIntl();
  const { lacksSecondFactor } = usePermissions();
  return (
    <Flex vertical gap={20}>
      {lacksSecondFactor && <Alert type="warning" showIcon title={formatMessage(factorMessages.needed)} />}
      <SecondFactorCard />
      <PasskeysCard />
      <SessionsCard />
    </Flex>
  );
}
