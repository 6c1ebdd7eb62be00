import { Flex, Segmented, Switch, Typography } from 'antd';
import { useId, type ReactNode } from 'react';
import { PanelSection } from './panel-section';

/** A group of settings under its heading. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PanelSection title={title}>
      <Flex vertical gap={16}>
        {children}
      </Flex>
    </PanelSection>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  /** Undefined when no option is chosen. */
  readonly value: T | undefined;
  readonly options: readonly T[];
  readonly text: (option: T) => string;
  readonly onChange: (value: T) => void;
}

/** A choice of one among a few options, all visible. */
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
  /** What it does, where the label does not say it all. */
  readonly hint?: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Toggle({ label, hint, isOn, isDisabled = false, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div>
      <Flex justify="space-between" align="center" gap={12}>
        <label htmlFor={id}>{label}</label>
        <Switch
          id={id}
          checked={isOn}
          disabled={isDisabled}
          onChange={onChange}
          {...(hint && { 'aria-describedby': `${id}-hint` })}
        />
      </Flex>
      {hint && (
        <Typography.Text
          id={`${id}-hint`}
          type="secondary"
          style={{ display: 'block', marginBlockStart: 4, paddingInlineEnd: 56 }}
        >
          {hint}
        </Typography.Text>
      )}
    </div>
  );
}
