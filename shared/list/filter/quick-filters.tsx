import { Button, Segmented, Select } from 'antd';
import { useIntl } from 'react-intl';
import { without } from './filter';
import type {
  ChoiceField,
  Filter,
  FilterCounts,
  FilterField,
  QuickFilter,
  ToggleField,
} from './filter-fields';
import { filterMessages } from './filter.messages';
import { useChoices, useLabel } from './use-label';

interface QuickFiltersProps {
  readonly fields: readonly FilterField[];
  readonly filter: Filter;
  readonly counts: FilterCounts | undefined;
  onFilter(filter: Filter): void;
}

type ValueCounts = Readonly<Record<string, number | undefined>>;
const NO_COUNTS: ValueCounts = {};

/** The filters that are used most, at hand above the list: a toggle by one press, a choice by one value or all of them. */
export function QuickFilters({ fields, filter, counts, onFilter }: QuickFiltersProps) {
  return fields.map((field) => {
    const values = filter[field.key] ?? [];
    const onValue = (value: string | null) =>
      onFilter(value === null ? without(filter, [field.key]) : { ...filter, [field.key]: [value] });
    if (field.kind === 'toggle')
      return field.isHidden ? null : (
        <QuickToggle
          key={field.key}
          field={field}
          count={counts?.[field.key]?.['true']}
          isOn={values.length > 0}
          onValue={onValue}
        />
      );
    if ((field.kind === 'choice' || field.kind === 'choices') && field.quick)
      return (
        <QuickChoice
          key={field.key}
          field={field}
          quick={field.quick}
          counts={counts?.[field.key] ?? NO_COUNTS}
          values={values}
          onValue={onValue}
        />
      );
    return null;
  });
}

interface QuickToggleProps {
  readonly field: ToggleField;
  readonly count: number | undefined;
  readonly isOn: boolean;
  onValue(value: string | null): void;
}

function QuickToggle({ field, count, isOn, onValue }: QuickToggleProps) {
  const labelOf = useLabel();
  const withCount = useWithCount();
  return (
    <Button
      aria-pressed={isOn}
      {...(isOn && ({ color: 'primary', variant: 'solid' } as const))}
      onClick={() => onValue(isOn ? null : 'true')}
    >
      {withCount(labelOf(field.label), count)}
    </Button>
  );
}

const ALL = 'all';
/** So few values stand beside each other; more are behind a select. */
const FEW = 3;
/** In a long language they are wider than a phone. */
const SCROLLED = { maxWidth: '100%', overflowX: 'auto' } as const;

interface QuickChoiceProps {
  readonly field: ChoiceField;
  readonly quick: QuickFilter;
  readonly counts: ValueCounts;
  readonly values: readonly string[];
  onValue(value: string | null): void;
}

/** Several values at once are chosen in the form. */
function QuickChoice({ field, quick, counts, values, onValue }: QuickChoiceProps) {
  const { formatMessage } = useIntl();
  const labelOf = useLabel();
  const withCount = useWithCount();
  const choices = useChoices(field).map(({ value, label }) => ({
    value,
    label: withCount(label, counts[value]),
  }));
  const control = {
    'aria-label': labelOf(quick.label ?? field.label),
    options: [{ value: ALL, label: labelOf(quick.all) }, ...choices],
    onChange: (value: string | null) => onValue(value === ALL ? null : value),
  };
  const [only = ALL] = values;
  if (choices.length <= FEW)
    return <Segmented<string> {...control} value={values.length > 1 ? '' : only} style={SCROLLED} />;
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

/** A label with the number of records behind it, where that is known: 'Pending (3)'. */
function useWithCount(): (label: string, count: number | undefined) => string {
  const { formatMessage } = useIntl();
  return (label, count) =>
    count === undefined ? label : formatMessage(filterMessages.counted, { label, count });
}
