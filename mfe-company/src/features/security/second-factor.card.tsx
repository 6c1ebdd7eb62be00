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
  const { data: passkeys = [] } = usePasskeysQuery();
  const hasFactor = (query.data?.isOn ?? false) || passkeys.length > 0;
  return (
    <SectionCard title={formatMessage(messages.title)} extra={query.data && <SetUp isOn={query.data.isOn} />}>
      <Loaded query={query}>
        {({ recoveryCodes }) => <State isOn={hasFactor} {...{ recoveryCodes }} />}
      </Loaded>
      {isSuperAdmin && <RequiredSwitch hasFactor={hasFactor} />}
    </SectionCard>
  );
}

function State({ isOn, recoveryCodes }: SecondFactor) {
  const { formatMessage } = useIntl();
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
