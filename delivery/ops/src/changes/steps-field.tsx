import { Flex, Input, InputNumber, Typography } from 'antd';
import { useId, useState } from 'react';

export interface Steps {
  readonly steps: readonly number[];
  /** Minutes at each. */
  readonly every: number;
}

export const USUAL_STEPS: Steps = { steps: [10, 50, 100], every: 30 };

interface StepsFieldProps {
  readonly value: Steps;
  /** Called with what can be read; the gateway says whether it makes sense. */
  readonly onChange: (steps: Steps) => void;
}

/** Shares one after the other, and the time at each. */
export function StepsField({ value, onChange }: StepsFieldProps) {
  const [stepsId, everyId] = [useId(), useId()];
  const [text, setText] = useState(value.steps.join(', '));
  const read = (): void => onChange({ ...value, steps: (text.match(/\d+/g) ?? []).map(Number) });
  return (
    <div>
      <Flex wrap gap={16}>
        <div style={{ flex: '1 1 200px' }}>
          <label htmlFor={stepsId}>Shares, in percent</label>
          <Input
            id={stepsId}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onBlur={read}
            onPressEnter={read}
            maxLength={100}
          />
        </div>
        <div>
          <label htmlFor={everyId}>Minutes at each</label>
          <InputNumber
            id={everyId}
            min={1}
            max={10_080}
            precision={0}
            value={value.every}
            onChange={(every) => onChange({ ...value, every: every ?? USUAL_STEPS.every })}
            style={{ width: '100%' }}
          />
        </div>
      </Flex>
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        The gateway takes each step, and waits for a person when the release fails for people. Any other
        change of the domain ends it.
      </Typography.Text>
    </div>
  );
}
