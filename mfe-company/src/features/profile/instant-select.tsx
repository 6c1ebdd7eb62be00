import { ChangeAction } from '@portal/shared/ui';
import { Flex, Select, type SelectProps } from 'antd';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Refusable } from '../../components/refusable';
import { companyMessages } from './profile.messages';

interface InstantSelectProps<V extends string> {
  readonly label: string;
  readonly value: V | null;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  /** The value that is being saved; the control waits with it. */
  readonly saving: V | undefined;
  /** Why this person cannot choose, if so. */
  readonly refusal?: string | undefined;
  readonly onChoose: (value: V) => void;
}

/** A choice that is saved as soon as it is made (CO-22); disabled until it is. */
export function InstantSelect<V extends string>({
  label,
  value,
  options,
  saving,
  refusal,
  onChoose,
}: InstantSelectProps<V>) {
  const { formatMessage } = useIntl();
  const id = useId();
  const shown: SelectProps<V>['value'] = saving ?? value;
  return (
    <Flex vertical gap={4}>
      <label htmlFor={id}>{label}</label>
      <Refusable reason={refusal}>
        <ChangeAction>
          <Select<V>
            id={id}
            style={{ minInlineSize: 200 }}
            value={shown}
            options={options.map((option) => ({ ...option }))}
            placeholder={formatMessage(companyMessages.choose)}
            loading={saving !== undefined}
            disabled={saving !== undefined || refusal !== undefined}
            onChange={onChoose}
          />
        </ChangeAction>
      </Refusable>
    </Flex>
  );
}
