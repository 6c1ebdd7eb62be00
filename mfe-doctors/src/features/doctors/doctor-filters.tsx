import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { DOCTOR_STATUSES, type DoctorStatus } from '@portal/shared/contract';
import { Flex, Input, Select, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { countMessage, messages, statusMessages } from './doctors.messages';
import type { useDoctorList } from './use-doctor-list';

/** Search and status above the list, and how many doctors they leave. */
export function DoctorFilters({ shown }: { shown: ReturnType<typeof useDoctorList> }) {
  const { formatMessage } = useIntl();
  const { list, search, setSearch, total } = shown;
  return (
    <Flex wrap gap={12} align="center">
      <Input
        type="search"
        aria-label={formatMessage(messages.search)}
        placeholder={formatMessage(messages.search)}
        prefix={<SearchOutlined aria-hidden />}
        allowClear={{ clearIcon: <CloseCircleFilled aria-label={formatMessage(messages.clearSearch)} /> }}
        style={{ inlineSize: 320, maxInlineSize: '100%' }}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Select<DoctorStatus | 'all'>
        aria-label={formatMessage(messages.statusFilter)}
        style={{ minInlineSize: 160 }}
        value={list.filters.status ?? 'all'}
        options={[
          { value: 'all', label: formatMessage(messages.allStatuses) },
          ...DOCTOR_STATUSES.map((value) => ({ value, label: formatMessage(statusMessages[value]) })),
        ]}
        onChange={(value) => list.setFilter('status', value === 'all' ? undefined : value)}
      />
      <Typography.Text type="secondary" role="status">
        {formatMessage(countMessage, { count: total })}
      </Typography.Text>
    </Flex>
  );
}
