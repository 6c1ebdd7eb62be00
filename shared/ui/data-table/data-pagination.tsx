import { Pagination } from 'antd';
import { useIntl } from 'react-intl';
import { listMessages, rowsMessage } from './data-table.messages';
import type { DataList } from './data-table.types';

/** Pages of a list, with the rows shown ('11–20 of 42'); nothing while all rows fit on the smallest page. */
export function DataPagination<S extends string>({
  list,
  total,
  label,
}: {
  list: DataList<S>;
  total: number;
  label: string;
}) {
  const { formatMessage } = useIntl();
  if (total <= Math.min(...list.pageSizes)) return null;
  return (
    <nav aria-label={formatMessage(listMessages.pages, { list: label })}>
      <Pagination
        align="end"
        current={list.page}
        pageSize={list.pageSize}
        total={total}
        pageSizeOptions={[...list.pageSizes]}
        showSizeChanger={{ 'aria-label': formatMessage(listMessages.rowsPerPage) }}
        showTotal={(all, [from, to]) => formatMessage(rowsMessage, { from, to, total: all })}
        responsive
        onChange={(page, pageSize) => list.setPage(page, pageSize)}
      />
    </nav>
  );
}
