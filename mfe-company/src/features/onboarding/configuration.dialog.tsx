import { DENTAL_NOTATIONS, type DentalNotation } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { FormDialog, useFormRules } from '@portal/shared/ui';
import { Form, Radio } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useChooseNotationMutation } from '../../api/onboarding.api';
import { useChanged } from '../../api/use-changed';
import { dentalNotationMessages } from '../../components/dental-notation.messages';
import { configurationMessages } from './onboarding.messages';

interface ConfigurationValues {
  notation: DentalNotation;
}

/** 'Configuration' (CO-25): asks how teeth are numbered, and cannot be left without an answer. */
export function ConfigurationDialog() {
  const { formatMessage } = useIntl();
  const { company } = useSession();
  const { required } = useFormRules();
  const [choose] = useChooseNotationMutation();
  const changed = useChanged();
  // The session says so, too, as soon as it is read again.
  const [isChosen, setIsChosen] = useState(false);

  async function submit({ notation }: ConfigurationValues): Promise<void> {
    await changed.configuration(await choose(notation).unwrap(), company?.uuid ?? '');
  }
  return (
    <FormDialog<ConfigurationValues>
      open={!isChosen}
      onClose={() => setIsChosen(true)}
      isMandatory
      title={formatMessage(configurationMessages.title)}
      hint={formatMessage(configurationMessages.text)}
      onSubmit={submit}
    >
      <Form.Item name="notation" label={formatMessage(configurationMessages.notation)} rules={[required]}>
        <Radio.Group
          optionType="button"
          options={DENTAL_NOTATIONS.map((value) => ({
            value,
            label: formatMessage(dentalNotationMessages[value]),
          }))}
        />
      </Form.Item>
    </FormDialog>
  );
}
