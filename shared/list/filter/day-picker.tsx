import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useDates } from '../../i18n';
import type { DayInputProps } from './day-input';

/** Days as addresses have them; typed like that they are understood, too. */
const DAY = 'YYYY-MM-DD';
const [FIRST, LAST] = [dayjs('1900-01-01'), dayjs('2099-12-31')];

/** antd's calendar in the company's date format and the person's language. */
export function DayPicker({ id, value, onChange }: DayInputProps) {
  const { format } = useDates();
  return (
    <DatePicker
      {...(id !== undefined && { id })}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day ? day.format(DAY) : undefined)}
      format={[format, DAY]}
      // Enter takes the day that was typed; the form is sent by its button, when both ends of a range are there.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      minDate={FIRST}
      maxDate={LAST}
      style={{ inlineSize: '100%' }}
    />
  );
}
