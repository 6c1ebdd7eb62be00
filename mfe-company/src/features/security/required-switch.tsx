import { usePermissions, useSession } from '@portal/shared/session';
import { ChangeAction } from '@portal/shared/ui';
import { Checkbox, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useConfigurationQuery } from '../../api/company.api';
import { useRequireSecondFactorMutation } from '../../api/security.api';
import { useChanged } from '../../api/use-changed';
import { factorMessages as messages } from './security.messages';

/** Whether the company wants a second factor of its super admins; saved at once. */
export function RequiredSwitch() {
  const { formatMessage } = useIntl();
  const { company } = useSession();
  const { lacksSecondFactor } = usePermissions();
  const { data: configuration } = useConfigurationQuery();
  const [save, { isLoading, originalArgs }] = useRequireSecondFactorMutation();
  const changed = useChanged();
  const isOn = isLoading ? originalArgs : configuration?.isSecondFactorRequired;
  if (!company || isOn === undefined) return null;

  async function toggle(next: boolean): Promise<void> {
    const { data } = await save(next);
    if (data && company) await changed.configuration(data, company.uuid);
  }
  return (
    <div style={{ marginBlockStart: 24 }}>
      <ChangeAction>
        <Checkbox
          checked={isOn}
          disabled={isLoading || lacksSecondFactor}
          onChange={({ target }) => void toggle(target.checked)}
        >
          {formatMessage(messages.required)}
        </Checkbox>
      </ChangeAction>
      <Typography.Paragraph type="secondary" style={{ margin: 0 }}>
        {formatMessage(messages.requiredHint)}
      </Typography.Paragraph>
    </div>
  );
}
