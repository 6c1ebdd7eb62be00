import { Flex, Segmented, Switch, Typography } from 'antd';
import { useId, type ReactNode } from 'react';

/** A group of settings under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Typography.Title level={2} style={{ fontSize: 15, marginBlock: '0 12px' }}>
        {title}
      </Typography.Title>
      <Flex vertical gap={16}>
        {children}
      </Flex>
    </section>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  /** Undefined where none of the options holds. */
  readonly value: T | undefined;
  readonly options: readonly T[];
  readonly text: (option: T) => string;
  readonly onChange: (value: T) => void;
}

/** One of a few, all of them in sight. */
export function Choice<T extends string>({ label, value, options, text, onChange }: ChoiceProps<T>) {
  return (
    <Flex vertical gap={4}>
      <Typography.Text>{label}</Typography.Text>
      <Segmented<T>
        block
        aria-label={label}
        {...(value && { value })}
        options={options.map((option) => ({ value: option, label: text(option) }))}
        onChange={onChange}
      />
    </Flex>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Toggle({ label, isOn, onChange }: ToggleProps) {
  const id = useId();
  return (
    <Flex justify="space-between" align="center" gap={12}>
      <label htmlFor={id}>{label}</label>
      <Switch id={id} checked={isOn} onChange={onChange} />
    </Flex>
  );
}
