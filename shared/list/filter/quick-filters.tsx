import { Button, Segmented, Select } from 'antd';
import { useIntl } from 'react-intl';
import { without } from './filter';
import type { ChoiceField, Filter, FilterField, QuickFilter, ToggleField } from './filter-fields';
import { filterMessages } from './filter.messages';
import { useChoices, useLabel } from './use-label';

interface QuickFiltersProps {
  readonly fields: readonly FilterField[];
  readonly filter: Filter;
  onFilter(filter: Filter): void;
}

/** The filters that are used most, at hand above the list: a toggle by one press, a choice by one value or all of them. */
export function QuickFilters({ fields, filter, onFilter }: QuickFiltersProps) {
  return fields.map((field) => {
    const values = filter[field.key] ?? [];
    const onValue = (value: string | null) =>
      onFilter(value === null ? without(filter, [field.key]) : { ...filter, [field.key]: [value] });
    if (field.kind === 'toggle')
      return <QuickToggle key={field.key} field={field} isOn={values.length > 0} onValue={onValue} />;
    if ((field.kind === 'choice' || field.kind === 'choices') && field.quick)
      return (
        <QuickChoice key={field.key} field={field} quick={field.quick} values={values} onValue={onValue} />
      );
    return null;
  });
}

interface QuickToggleProps {
  readonly field: ToggleField;
  readonly isOn: boolean;
  onValue(value: string | null): void;
}

function QuickToggle({ field, isOn, onValue }: QuickToggleProps) {
  const labelOf = useLabel();
  return (
    <Button
      aria-pressed={isOn}
      {...(isOn && ({ color: 'primary', variant: 'filled' } as const))}
      onClick={() => onValue(isOn ? null : 'true')}
    >
      {labelOf(field.label)}
    </Button>
  );
}

const ALL = 'all';
/** So few values stand beside each other; more are behind a select. */
const FEW = 3;

interface QuickChoiceProps {
  readonly field: ChoiceField;
  readonly quick: QuickFilter;
  readonly values: readonly string[];
  onValue(value: string | null): void;
}

/** Several values at once are chosen in the form. */
function QuickChoice({ field, quick, values, onValue }: QuickChoiceProps) {
  const { formatMessage } = useIntl();
  const labelOf = useLabel();
  const choices = useChoices(field);
  const control = {
    'aria-label': labelOf(quick.label ?? field.label),
    options: [{ value: ALL, label: labelOf(quick.all) }, ...choices],
    onChange: (value: string | null) => onValue(value === ALL ? null : value),
  };
  const [only = ALL] = values;
  if (choices.length <= FEW) return <Segmented<string> {...control} value={values.length > 1 ? '' : only} />;
  return (
    <Select<string | null>
      {...control}
      placeholder={quick.several ? labelOf(quick.several) : formatMessage(filterMessages.any)}
      value={values.length > 1 ? null : only}
      popupMatchSelectWidth={false}
      style={{ minWidth: 150 }}
    />
  );
}
