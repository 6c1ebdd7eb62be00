import { CloseOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useDates } from '../../i18n';
import { parametersOf, without } from './filter';
import type { ChoiceField, Filter, FilterField, FilterOption, FlagField, LookupField } from './filter-fields';
import { filterMessages } from './filter.messages';
import { useChoices, useLabel } from './use-label';

interface FilterChipsProps {
  readonly fields: readonly FilterField[];
  readonly filter: Filter;
  onFilter(filter: Filter): void;
}

/** What a list is filtered by: each field can be taken out, or all of them. */
export function FilterChips({ fields, filter, onFilter }: FilterChipsProps) {
  const { formatMessage } = useIntl();
  const chosen = fields.flatMap((field) =>
    parametersOf(field).flatMap(({ name }) => {
      const values = filter[name] ?? [];
      return values.length > 0 ? [{ field, name, values }] : [];
    }),
  );
  if (chosen.length === 0) return null;
  return (
    <Flex wrap gap={8} align="center" role="group" aria-label={formatMessage(filterMessages.chosen)}>
      {chosen.map((chip) => (
        <FilterChip key={chip.name} {...chip} onRemove={() => onFilter(without(filter, [chip.name]))} />
      ))}
      <Button type="link" size="small" onClick={() => onFilter({})}>
        {formatMessage(filterMessages.reset)}
      </Button>
    </Flex>
  );
}

interface ChipProps<F extends FilterField = FilterField> {
  readonly field: F;
  readonly name: string;
  readonly values: readonly string[];
  onRemove(): void;
}

function FilterChip({ field, name, values, onRemove }: ChipProps) {
  const labelOf = useLabel();
  const { date } = useDates();
  const label = labelOf(field.label);
  switch (field.kind) {
    case 'choice':
    case 'choices':
    case 'flag':
      return <ChoiceChip field={field} name={name} values={values} onRemove={onRemove} />;
    case 'lookup':
      return <LookupChip field={field} name={name} values={values} onRemove={onRemove} />;
    case 'toggle':
      return <Chip text={label} onRemove={onRemove} />;
    case 'text':
      return <NamedChip label={label} values={values} onRemove={onRemove} />;
    case 'dateRange': {
      const end = labelOf(name.endsWith('From') ? field.from : field.to);
      return <NamedChip label={end} values={values.map(date)} onRemove={onRemove} />;
    }
  }
}

function ChoiceChip({ field, ...rest }: ChipProps<ChoiceField | FlagField>) {
  return <OptionsChip {...rest} field={field} options={useChoices(field)} />;
}

/** Until the other list is here its records have no names. */
function LookupChip({ field, ...rest }: ChipProps<LookupField>) {
  return <OptionsChip {...rest} field={field} options={field.useOptions()} />;
}

function OptionsChip({ field, values, options, onRemove }: ChipProps & { options: readonly FilterOption[] }) {
  const labelOf = useLabel();
  const names = values.map((value) => options.find((option) => option.value === value)?.label ?? '…');
  return <NamedChip label={labelOf(field.label)} values={names} onRemove={onRemove} />;
}

interface NamedChipProps {
  readonly label: string;
  readonly values: readonly string[];
  onRemove(): void;
}

function NamedChip({ label, values, onRemove }: NamedChipProps) {
  const { formatMessage, formatList } = useIntl();
  const names = formatList(values, { type: 'disjunction' });
  return (
    <Chip text={formatMessage(filterMessages.chip, { field: label, values: names })} onRemove={onRemove} />
  );
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Button
      size="small"
      icon={<CloseOutlined />}
      iconPlacement="end"
      aria-label={formatMessage(filterMessages.remove, { chip: text })}
      style={{ maxWidth: '100%', height: 'auto', minHeight: 26, whiteSpace: 'normal' }}
      onClick={onRemove}
    >
      {text}
    </Button>
  );
}
