import type { Lmp } from '@portal/shared/contract';
import { useIntl } from 'react-intl';
import { messages, trimLineMessages } from './laser-marking.messages';
import { SettingSelect } from './setting-select';
import { useMarkingChange } from './use-marking-change';

/** How the aligner is cut along the gum. */
export function TrimLineSetting({ lmp }: { lmp: Lmp }) {
  const { formatMessage } = useIntl();
  const { saving, failure, save } = useMarkingChange('trimLine');
  return (
    <SettingSelect
      label={formatMessage(messages.trimLine)}
      value={lmp.trimLine}
      texts={trimLineMessages}
      saving={saving}
      failure={failure}
      onChoose={(trimLine) => void save(trimLine)}
    />
  );
}
