export { saveFile } from './export/save-file';
export type { ExportCall } from './export/use-csv-export';
export type {
  ChoiceField,
  DateRangeField,
  Filter,
  FilterCounts,
  FilterField,
  FilterOption,
  FlagField,
  Label,
  LookupField,
  QuickFilter,
  TextField,
  ToggleField,
} from './filter/filter-fields';
export { DayInput } from './filter/day-input';
export { anyOf, toExpression } from './filter/filter';
export { useForgetSearch } from './list-memory';
export { ListPage } from './list-page';
export { ListSection, type ListSectionProps } from './list-section';
export type { FixedFilter, ListColumn, ListDefinition, ListTexts } from './list.types';
export type { ListBatch } from './selection/use-selection';
export { useList, type ListControls, type SearchQuery } from './use-list';
export { useListState, type ListStateControls, type ListStateSettings } from './use-list-state';
export { useLocalPage, type LocalRecords } from './use-local-page';
