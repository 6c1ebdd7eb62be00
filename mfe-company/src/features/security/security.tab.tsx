import { usePermissions } from '@portal/shared/session';
import { skipToken } from '@portal/shared/redux';
import { LoadingState } from '@portal/shared/ui';
import { Alert, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useConfigurationQuery } from '../../api/company.api';
import { isAnyFirstLoading } from '../../api/is-any-first-loading';
import { usePasskeysQuery } from '../../api/passkeys.api';
import { useSecondFactorQuery, useSessionsQuery } from '../../api/security.api';
import { PasskeysCard } from './passkeys.card';
import { SecondFactorCard } from './second-factor.card';
import { factorMessages } from './security.messages';
import { SessionsCard } from './sessions.card';

/** Sessions and passkeys come and go elsewhere. */
const AT_EACH_VISIT = { refetchOnMountOrArgChange: true };

/**
 * The tab 'Security': what guards one's own account. Its cards come together, each with its data or its failure: one that
 * grew as its read answered would move the buttons of those below from under the pointer.
 */
export function SecurityTab() {
  const { formatMessage } = useIntl();
  const { isSuperAdmin, lacksSecondFactor } = usePermissions();
  const reads = [
    useSecondFactorQuery(undefined, AT_EACH_VISIT),
    usePasskeysQuery(undefined, AT_EACH_VISIT),
    useSessionsQuery(undefined, AT_EACH_VISIT),
    // Says whether all super admins need a second factor.
    useConfigurationQuery(isSuperAdmin ? undefined : skipToken),
  ];
  if (isAnyFirstLoading(reads)) return <LoadingState rows={8} />;
  return (
    <Flex vertical gap={20}>
      {lacksSecondFactor && <Alert type="warning" showIcon title={formatMessage(factorMessages.needed)} />}
      <SecondFactorCard />
      <PasskeysCard />
      <SessionsCard />
    </Flex>
  );
}
