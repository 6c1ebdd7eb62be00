import { Select } from 'antd';
import { useIntl } from 'react-intl';
import type { CaseFilter } from '../../domain/case-filter';
import { listMessages } from './case-list.messages';
import { useFilterFields } from './use-filter-fields';

const ALL = 'all';

interface StatusSelectProps {
  readonly filter: CaseFilter;
  onFilter(filter: CaseFilter): void;
}

/** The filter that is used most, at hand: one status or all of them. Several at once are chosen in the panel. */
export function StatusSelect({ filter, onFilter }: StatusSelectProps) {
  const { formatMessage } = useIntl();
  const { options = [] } = useFilterFields(false).status;
  const { status = [] } = filter;
  return (
    <Select<string | null>
      aria-label={formatMessage(listMessages.filter)}
      placeholder={formatMessage(listMessages.severalStatuses)}
      value={status.length > 1 ? null : (status[0] ?? ALL)}
      onChange={(value) => onFilter({ ...filter, status: value && value !== ALL ? [value] : [] })}
      popupMatchSelectWidth={false}
      style={{ minWidth: 150 }}
      options={[{ value: ALL, label: formatMessage(listMessages.allStatuses) }, ...options]}
    />
  );
}
