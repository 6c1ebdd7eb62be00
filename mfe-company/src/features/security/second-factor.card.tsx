import type { SecondFactor } from '@portal/shared/contract';
import { usePermissions } from '@portal/shared/session';
import { Loaded, SectionCard } from '@portal/shared/ui';
import { Flex, Tag, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { usePasskeysQuery } from '../../api/passkeys.api';
import { useSecondFactorQuery } from '../../api/security.api';
import { RequiredSwitch } from './required-switch';
import { factorMessages as messages, recoveryLeftMessage } from './security.messages';
import { SetUp } from './set-up';

/** Two-step sign-in of the person and, for super admins, whether their company wants it of all of them. */
export function SecondFactorCard() {
  const { formatMessage } = useIntl();
  const { isSuperAdmin } = usePermissions();
  const query = useSecondFactorQuery();
  return (
    <SectionCard title={formatMessage(messages.title)} extra={query.data && <SetUp isOn={query.data.isOn} />}>
      <Loaded query={query}>{(factor) => <State factor={factor} />}</Loaded>
      {isSuperAdmin && <RequiredSwitch />}
    </SectionCard>
  );
}

function State({ factor: { isOn: hasApp, recoveryCodes } }: { factor: SecondFactor }) {
  const { formatMessage } = useIntl();
  const { data: passkeys = [] } = usePasskeysQuery();
  const isOn = hasApp || passkeys.length > 0;
  return (
    <Flex vertical gap={8} align="flex-start">
      <Tag color={isOn ? 'success' : 'default'} variant="filled">
        {formatMessage(isOn ? messages.on : messages.off)}
      </Tag>
      <Typography.Text>{formatMessage(messages.lead)}</Typography.Text>
      {isOn && (
        <Typography.Text type={recoveryCodes > 2 ? 'secondary' : 'warning'}>
          {formatMessage(recoveryLeftMessage, { count: recoveryCodes })}
        </Typography.Text>
      )}
    </Flex>
  );
}
