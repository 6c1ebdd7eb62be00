import type { Lmp } from '@portal/shared/contract';
import { ChangeAction } from '@portal/shared/ui';
import { Switch } from 'antd';
import { useIntl } from 'react-intl';
import { FLAG_OF_MARK, type MarkKey } from '../../domain/aligner-marks';
import { markMessages, valueMessages } from './laser-marking.messages';
import { SettingCell } from './setting-cell';
import { useMarkingChange } from './use-marking-change';

/** Whether a mark is engraved. */
export function MarkSwitch({ mark, lmp }: { mark: MarkKey; lmp: Lmp }) {
  const { formatMessage } = useIntl();
  const flag = FLAG_OF_MARK[mark];
  const { saving, failure, save } = useMarkingChange(flag);
  return (
    <SettingCell failure={failure} isNarrow>
      <ChangeAction>
        <Switch
          aria-label={formatMessage(valueMessages.switchOf, { mark: formatMessage(markMessages[mark]) })}
          checked={saving ?? lmp[flag]}
          loading={saving !== undefined}
          onChange={(isOn) => void save(isOn)}
        />
      </ChangeAction>
    </SettingCell>
  );
}
