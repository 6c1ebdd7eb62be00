import type { Lmp } from '@portal/shared/contract';
import { useIntl } from 'react-intl';
import { incompleteMessages, messages, nameStyleMessages } from './laser-marking.messages';
import { SettingSelect } from './setting-select';
import { useMarkingChange } from './use-marking-change';

/** In which style the patient's name is engraved. */
export function PatientNameSetting({ lmp: { patientNameFlag, patientNameStyle } }: { lmp: Lmp }) {
  const { formatMessage } = useIntl();
  const { saving, failure, save } = useMarkingChange('patientNameStyle');
  const isMissing = patientNameFlag && patientNameStyle === null;
  return (
    <SettingSelect
      label={formatMessage(messages.nameStyle)}
      value={patientNameStyle}
      texts={nameStyleMessages}
      saving={saving}
      failure={failure}
      hint={isMissing ? formatMessage(incompleteMessages.patientName) : null}
      onChoose={(style) => void save(style)}
    />
  );
}
