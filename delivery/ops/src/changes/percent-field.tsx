import { Flex, InputNumber, Slider, Typography } from 'antd';
import { useId, useState } from 'react';

const MARKS = { 0: '0', 10: '10', 50: '50', 100: '100' };

interface PercentFieldProps {
  readonly value: number;
  /** Called when a hand is off the slider, not on its way. */
  readonly onChange: (percent: number) => void;
}

/** Share of the people, 0 to 100, by hand or by number. */
export function PercentField({ value, onChange }: PercentFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(value);
  const set = (percent: number): void => {
    setShown(percent);
    onChange(percent);
  };
  return (
    <div>
      <label htmlFor={id}>Share of the people who get it</label>
      <Flex gap={16} align="center">
        <Slider
          style={{ flex: 1 }}
          value={shown}
          marks={MARKS}
          onChange={setShown}
          onChangeComplete={onChange}
          ariaLabelForHandle="Share of the people who get it, slider"
        />
        <InputNumber
          id={id}
          min={0}
          max={100}
          precision={0}
          value={shown}
          suffix="%"
          onChange={(percent) => set(percent ?? 0)}
          style={{ width: 96 }}
        />
      </Flex>
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        The same people each time; the others keep the release before.
      </Typography.Text>
    </div>
  );
}
