import { Flex, Pagination, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useNarrow } from '../use-narrow';
import { cappedRowsMessage, listMessages, rowsMessage } from './data-table.messages';
import type { DataList } from './data-table.types';

/** Pages of a list, with the rows shown ('11–20 of 42'); nothing while all rows fit on the smallest page. */
export function DataPagination<S extends string>({
  list,
  total,
  isTotalCapped,
  label,
}: {
  list: DataList<S>;
  total: number;
  isTotalCapped: boolean;
  label: string;
}) {
  const { formatMessage } = useIntl();
  const isNarrow = useNarrow();
  const rows = (from: number, to: number) =>
    formatMessage(isTotalCapped ? cappedRowsMessage : rowsMessage, { from, to, total });
  if (total <= Math.min(...list.pageSizes)) return null;
  return (
    <nav
      aria-label={formatMessage(listMessages.pages, { list: label })}
      onPointerEnter={list.fetchNextPage}
      onFocus={list.fetchNextPage}
    >
      <Flex wrap justify="end" align="center" gap="4px 8px">
        {/* Beside the numbers of a phone's pages there is no room for it. */}
        {isNarrow && <Typography.Text>{rows(...shownRows(list, total))}</Typography.Text>}
        <Pagination
          current={list.page}
          pageSize={list.pageSize}
          // One row more is known to be there: where that is on another page, 'next' leads to it.
          total={isTotalCapped ? total + 1 : total}
          pageSizeOptions={list.pageSizes.toSorted((a, b) => a - b)}
          showSizeChanger={{ 'aria-label': formatMessage(listMessages.rowsPerPage) }}
          {...(!isNarrow && {
            showTotal: (_total: number, [from, to]: [number, number]) => rows(from, Math.min(to, total)),
          })}
          showLessItems={isNarrow}
          responsive
          onChange={(page, pageSize) => list.setPage(page, pageSize)}
        />
      </Flex>
    </nav>
  );
}

function shownRows(
  { page, pageSize }: Pick<DataList<never>, 'page' | 'pageSize'>,
  total: number,
): [number, number] {
  return [(page - 1) * pageSize + 1, Math.min(page * pageSize, total)];
}
