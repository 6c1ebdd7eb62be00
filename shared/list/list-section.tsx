import { Button, Flex } from 'antd';
import { useIntl } from 'react-intl';
import type { List } from '../contract';
import { DataTable, EmptyState, Loaded, LoadingState, type LoadedQuery } from '../ui';
import type { ExportCall } from './export/use-csv-export';
import type { FilterCounts } from './filter/filter-fields';
import { BrokenFilterAlert } from './filter/broken-filter-alert';
import { ListToolbar } from './list-toolbar';
import { listMessages } from './list.messages';
import { SelectionBar } from './selection/selection-bar';
import styles from './selection/selection.module.css';
import { useSelection, type ListBatch } from './selection/use-selection';
import type { ListControls, SearchQuery } from './use-list';
import { restored } from './use-list-state';

export interface ListSectionProps<R extends object> {
  readonly list: ListControls<R>;
  /** The page that `list.query` asks for; of a windowed list all records, or the first ones while the others are on their way. */
  readonly query: LoadedQuery<List<R>>;
  /** Asks for rows ahead (`usePrefetch` of the query): the next page, and those of a sort, before they are drawn. Without it each is asked for when it is opened. */
  readonly prefetch?: (query: SearchQuery) => void;
  /** Opens a record whose row is clicked; its first column holds the link for everybody else. */
  readonly onOpen?: (row: R) => void;
  /** Downloads all that `list.exportQuery` asks for; without it nothing is exported. */
  readonly download?: ExportCall;
  /** How many records the quick filters would show, where that is known. */
  readonly counts?: FilterCounts;
  /** What can be done with several rows at once; without it none can be selected. */
  readonly batch?: ListBatch<R> | undefined;
}

/** Skeleton of a list, in lines. */
const ROWS = 8;

/** A list with its search, filter, sorting, pages, columns and views: all but the search and the look stand in the address (CA-03, CA-04). */
export function ListSection<R extends object>({
  list,
  query,
  onOpen,
  prefetch,
  batch,
  ...toolbar
}: ListSectionProps<R>) {
  const { definition, isBroken, isNarrowed, setFilter, viewSettings } = list;
  const { total, isTotalCapped = false, data: rows = [] } = query.data ?? {};
  const isRefreshing = 'currentData' in query && query.currentData === undefined;
  const isPartial = definition.isWindowed === true && (total === undefined || rows.length < total);
  if (!viewSettings.isReady) return <LoadingState rows={ROWS} />;
  return (
    <Flex vertical gap={16}>
      {isBroken && <BrokenFilterAlert onReset={() => setFilter({})} />}
      {(isNarrowed || (total !== undefined && (total > 0 || isRefreshing))) && (
        <ListToolbar
          list={list}
          total={total}
          isTotalCapped={isTotalCapped}
          isPartial={isPartial}
          {...toolbar}
        />
      )}
      <Loaded query={query} rows={ROWS}>
        {(page) => (
          <ListRows
            list={list}
            page={page}
            isRefreshing={isRefreshing}
            onOpen={onOpen}
            prefetch={prefetch}
            batch={batch}
          />
        )}
      </Loaded>
    </Flex>
  );
}

interface ListRowsProps<R extends object> {
  readonly list: ListControls<R>;
  readonly page: List<R>;
  /** Other rows are on their way; the old ones are still shown. */
  readonly isRefreshing: boolean;
  readonly onOpen: ((row: R) => void) | undefined;
  readonly prefetch: ((query: SearchQuery) => void) | undefined;
  readonly batch: ListBatch<R> | undefined;
}

const NO_BATCH = { canSelect: () => false, nameOf: () => '', actions: () => null };

function ListRows<R extends object>({
  list,
  page,
  isRefreshing,
  onOpen,
  prefetch,
  batch = NO_BATCH,
}: ListRowsProps<R>) {
  const { formatMessage } = useIntl();
  const { definition, columns, viewSettings } = list;
  const selection = useSelection(list, page.data, batch);
  const { rows, clear } = selection;
  // What was there for another filter says nothing of this one. An instant search is answered before the skeleton could be seen.
  if (isRefreshing && page.total === 0 && !definition.search?.isInstant) return <LoadingState rows={ROWS} />;
  if (page.data.length === 0 && page.total > 0) {
    // Records left the list meanwhile, or the address is an old one.
    return (
      <EmptyState text={formatMessage(listMessages.pastTheEnd)}>
        <Button onClick={() => list.setPage(page.pages)}>{formatMessage(listMessages.lastPage)}</Button>
      </EmptyState>
    );
  }
  return (
    <Flex vertical gap={16} {...(rows.length > 0 && styles.rows && { className: styles.rows })}>
      <DataTable
        label={definition.label}
        columns={columns}
        rows={page.data}
        rowKey={definition.rowKey}
        total={page.total}
        isTotalCapped={page.isTotalCapped ?? false}
        // Where a search has left fewer pages, a local list shows the last one.
        list={{
          ...list,
          page: Math.min(list.page, Math.max(page.pages, 1)),
          ...(prefetch &&
            list.page < page.pages && {
              fetchNextPage: () => prefetch({ ...list.query, page: list.page + 1 }),
            }),
          setSort: (sort) => {
            // The rows are on their way while the page is drawn anew.
            const { field, direction } = sort ?? restored(definition.sort, list.sort);
            prefetch?.({ ...list.query, page: 1, order: `${field} ${direction}` });
            list.setSort(sort);
          },
        }}
        isRefreshing={isRefreshing}
        isWindowed={definition.isWindowed ?? false}
        isCompact={viewSettings.preferences.density === 'compact'}
        {...(onOpen && { onOpen })}
        {...((rows.length > 0 || page.data.some(batch.canSelect)) && { selection })}
        empty={<EmptyList list={list} />}
      />
      {rows.length > 0 && (
        <SelectionBar count={rows.length} onClear={clear}>
          {batch.actions(rows, clear)}
        </SelectionBar>
      )}
    </Flex>
  );
}

/** Says why there is nothing, and leads back to all there is. */
function EmptyList<R extends object>({ list }: { list: ListControls<R> }) {
  const { formatMessage } = useIntl();
  const { texts, fixed } = list.definition;
  if (!list.isNarrowed) return <EmptyState text={texts.empty} />;
  function clear(): void {
    list.searchFor('');
    if (!fixed) list.setFilter({});
  }
  return (
    <EmptyState text={texts.noMatch}>
      <Button onClick={clear}>{formatMessage(listMessages.clearAll)}</Button>
    </EmptyState>
  );
}
