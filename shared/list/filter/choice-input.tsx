import { Select } from 'antd';
import { useIntl } from 'react-intl';
import type { ChoiceField, FilterOption, FlagField, LookupField } from './filter-fields';
import { filterMessages } from './filter.messages';
import { useChoices } from './use-label';

/** Given by the form: the field's id, value and how it changes. */
interface Control {
  readonly id?: string;
  readonly value?: string | string[];
  readonly onChange?: (value: string | string[] | undefined) => void;
}

/** One of a field's known values, or several. */
export function ChoiceInput({ field, ...control }: Control & { field: ChoiceField | FlagField }) {
  return <Choices {...control} isSingle={field.kind !== 'choices'} options={useChoices(field)} />;
}

/** Some records of another list. */
export function LookupInput({ field, ...control }: Control & { field: LookupField }) {
  return <Choices {...control} isSingle={false} options={field.useOptions()} />;
}

interface ChoicesProps extends Control {
  readonly isSingle: boolean;
  readonly options: readonly FilterOption[];
}

function Choices({ isSingle, options, ...control }: ChoicesProps) {
  const { formatMessage } = useIntl();
  return (
    <Select
      {...control}
      {...(!isSingle && { mode: 'multiple' })}
      options={[...options]}
      placeholder={formatMessage(filterMessages.any)}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear
    />
  );
}
