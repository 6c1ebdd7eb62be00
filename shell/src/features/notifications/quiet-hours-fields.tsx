import type { NoticeChoice } from '@portal/shared/contract';
import { Flex, Input } from 'antd';
import { useIntl } from 'react-intl';
import { Toggle } from '../../components/settings-controls';
import { notificationMessages } from './notifications.messages';

type QuietHours = NoticeChoice['quietHours'];

/** Offered to who turns them on. */
const NIGHT = { from: '19:00', to: '07:00' };

interface QuietHoursProps {
  readonly hours: QuietHours;
  readonly isDisabled: boolean;
  readonly onChange: (hours: QuietHours) => void;
}

export function QuietHoursFields({ hours, isDisabled, onChange }: QuietHoursProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Toggle
        label={formatMessage(notificationMessages.quiet)}
        hint={formatMessage(notificationMessages.quietHint)}
        isOn={hours !== null}
        isDisabled={isDisabled}
        onChange={(isOn) => onChange(isOn ? NIGHT : null)}
      />
      {hours && (
        <Flex gap={12}>
          {(['from', 'to'] as const).map((end) => (
            <TimeField
              key={end}
              label={formatMessage(notificationMessages[end])}
              time={hours[end]}
              isDisabled={isDisabled}
              onChange={(time) => onChange({ ...hours, [end]: time })}
            />
          ))}
        </Flex>
      )}
    </>
  );
}

interface TimeFieldProps {
  readonly label: string;
  readonly time: string;
  readonly isDisabled: boolean;
  readonly onChange: (time: string) => void;
}

/** A time of day; it changes when the field is left, as hours and minutes are typed one after the other. */
function TimeField({ label, time, isDisabled, onChange }: TimeFieldProps) {
  return (
    <label style={{ flex: 1 }}>
      {label}
      <Input
        // A time that was not taken, or came from another desk, stands in the field again.
        key={time}
        type="time"
        dir="ltr"
        defaultValue={time}
        disabled={isDisabled}
        onBlur={({ target: { value } }) => {
          if (value !== '' && value !== time) onChange(value);
        }}
      />
    </label>
  );
}
