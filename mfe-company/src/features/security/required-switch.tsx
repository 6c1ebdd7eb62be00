import { useSession } from '@portal/shared/session';
import { ChangeAction, ConfirmDialog } from '@portal/shared/ui';
import { Checkbox, Typography } from 'antd';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useConfigurationQuery } from '../../api/company.api';
import { useRequireSecondFactorMutation } from '../../api/security.api';
import { useChanged } from '../../api/use-changed';
import { factorMessages as messages } from './security.messages';

/**
 * Whether the company wants a second factor of its super admins. It is asked about before it is on, and only who has one themselves can
 * have it so: anybody else would be shut out at once, and could not take it back.
 */
export function RequiredSwitch({ hasFactor }: { hasFactor: boolean }) {
  const { formatMessage } = useIntl();
  const { company } = useSession();
  const { data: configuration } = useConfigurationQuery();
  const [save, { isLoading, originalArgs }] = useRequireSecondFactorMutation();
  const [isAsking, setIsAsking] = useState(false);
  const changed = useChanged();
  const hint = useId();
  const isOn = isLoading ? originalArgs : configuration?.isSecondFactorRequired;
  if (!company || isOn === undefined) return null;

  async function change(next: boolean): Promise<void> {
    const data = await save(next).unwrap();
    if (company) await changed.configuration(data, company.uuid);
  }
  return (
    <div style={{ marginBlockStart: 24 }}>
      <ChangeAction>
        <Checkbox
          checked={isOn}
          disabled={isLoading || !hasFactor}
          aria-describedby={hint}
          onChange={({ target }) => {
            if (target.checked) setIsAsking(true);
            // The shell tells a failure.
            else void change(false).catch(() => undefined);
          }}
        >
          {formatMessage(messages.required)}
        </Checkbox>
      </ChangeAction>
      <Typography.Paragraph id={hint} type="secondary" style={{ margin: 0 }}>
        {formatMessage(hasFactor ? messages.requiredHint : messages.requiredLater)}
      </Typography.Paragraph>
      {isAsking && (
        <ConfirmDialog
          question={formatMessage(messages.requiredQuestion)}
          hint={formatMessage(messages.requiredQuestionHint)}
          okText={formatMessage(messages.require)}
          run={() => change(true)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
