import { CloseOutlined } from '@ant-design/icons';
import { useDates } from '@portal/shared/i18n';
import { Button, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { FILTER_KEYS, type CaseFilter } from '../../domain/case-filter';
import { filterMessages } from './filter.messages';
import { useFilterFields, type FilterField } from './use-filter-fields';

interface FilterChipsProps {
  readonly filter: CaseFilter;
  onFilter(filter: CaseFilter): void;
}

/** What a list is filtered by: each field can be taken out, or all of them. */
export function FilterChips({ filter, onFilter }: FilterChipsProps) {
  const { formatMessage, formatList } = useIntl();
  const { date } = useDates();
  const fields = useFilterFields(filter.doctor !== undefined);
  const nameOf = ({ options }: FilterField, value: string): string =>
    options ? (options.find((option) => option.value === value)?.label ?? '…') : date(value);
  const keys = FILTER_KEYS.filter((key) => filter[key]);
  if (keys.length === 0) return null;
  return (
    <Flex wrap gap={8} align="center" role="group" aria-label={formatMessage(filterMessages.chosen)}>
      {keys.map((key) => {
        const names = (filter[key] ?? []).map((value) => nameOf(fields[key], value));
        const chip = formatMessage(filterMessages.chip, {
          field: fields[key].label,
          values: formatList(names, { type: 'disjunction' }),
        });
        return (
          <Button
            key={key}
            size="small"
            icon={<CloseOutlined />}
            iconPlacement="end"
            aria-label={formatMessage(filterMessages.remove, { chip })}
            style={{ maxWidth: '100%', height: 'auto', minHeight: 26, whiteSpace: 'normal' }}
            onClick={() => onFilter({ ...filter, [key]: undefined })}
          >
            {chip}
          </Button>
        );
      })}
      <Button type="link" size="small" onClick={() => onFilter({})}>
        {formatMessage(filterMessages.reset)}
      </Button>
    </Flex>
  );
}
