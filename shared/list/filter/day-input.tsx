import { Input } from 'antd';
import { lazy, Suspense } from 'react';

/** Given by the form: the field's id, a day as '2026-03-31', and how it changes. */
export interface DayInputProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (day: string | undefined) => void;
}

/** The calendar is loaded with the first form that has one. Where it does not come, the browser's own input does as well. */
const Calendar = lazy(() =>
  import('./day-picker').then(
    ({ DayPicker }) => ({ default: DayPicker }),
    () => ({ default: NativeDay }),
  ),
);

/** A day, picked or typed in the company's date format (SH-30). */
export function DayInput(props: DayInputProps) {
  const { id } = props;
  return (
    <Suspense fallback={<Input id={id} disabled />}>
      <Calendar {...props} />
    </Suspense>
  );
}

function NativeDay({ id, value, onChange }: DayInputProps) {
  return (
    <Input
      type="date"
      id={id}
      min="1900-01-01"
      max="2099-12-31"
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
