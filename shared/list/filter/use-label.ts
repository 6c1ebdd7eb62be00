import { useIntl } from 'react-intl';
import type { ChoiceField, FilterOption, FlagField, Label } from './filter-fields';

/** Reads labels in the person's language. */
export function useLabel(): (label: Label) => string {
  const { formatMessage } = useIntl();
  return (label) => (typeof label === 'string' ? label : formatMessage(label));
}

/** The values of a field with their names in the person's language. */
export function useChoices({ options }: Pick<ChoiceField | FlagField, 'options'>): FilterOption[] {
  const labelOf = useLabel();
  return Object.entries(options).map(([value, label]) => ({ value, label: labelOf(label) }));
}
