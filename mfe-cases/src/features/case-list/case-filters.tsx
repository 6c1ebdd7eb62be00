import { caseStatusMessages } from '@portal/shared/ui';
import { Button, Select } from 'antd';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { STATUS_FILTERS, type StatusFilter } from '../../domain/case-list-view';
import { listMessages } from './case-list.messages';

const ALL = 'all';
const FILTER_MESSAGES: Record<StatusFilter, MessageDescriptor> = {
  ...caseStatusMessages,
  inManufacturing: listMessages.inManufacturing,
};

interface StatusFilterSelectProps {
  readonly filter: StatusFilter | undefined;
  onFilter(filter: StatusFilter | undefined): void;
}

/** Keeps a list to one status, or to the cases in manufacturing (CA-04). */
export function StatusFilterSelect({ filter, onFilter }: StatusFilterSelectProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Select<StatusFilter | typeof ALL>
        aria-label={formatMessage(listMessages.filter)}
        value={filter ?? ALL}
        onChange={(value) => onFilter(value === ALL ? undefined : value)}
        popupMatchSelectWidth={false}
        style={{ minWidth: 200 }}
        options={[
          { value: ALL, label: formatMessage(listMessages.allStatuses) },
          ...STATUS_FILTERS.map((value) => ({ value, label: formatMessage(FILTER_MESSAGES[value]) })),
        ]}
      />
      {filter && <Button onClick={() => onFilter(undefined)}>{formatMessage(listMessages.reset)}</Button>}
    </>
  );
}
