import { BookOutlined, FilterOutlined, SettingOutlined } from '@ant-design/icons';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { DrawerButton } from './drawer-button';
import { ExportButton } from './export/export-button';
import type { ExportCall } from './export/use-csv-export';
import type { FilterCounts } from './filter/filter-fields';
import { FilterChips } from './filter/filter-chips';
import { FilterForm } from './filter/filter-form';
import { filterMessages } from './filter/filter.messages';
import { QuickFilters } from './filter/quick-filters';
import { useLabel } from './filter/use-label';
import { ColumnsPanel } from './preferences/columns-panel';
import { columnMessages, viewMessages } from './preferences/preferences.messages';
import { ViewsPanel } from './preferences/views-panel';
import { SearchBox } from './search-box';
import type { ListControls } from './use-list';

interface ListToolbarProps<R extends object> {
  readonly list: ListControls<R>;
  /** Records of all pages; undefined until they are counted. */
  readonly total: number | undefined;
  /** There are more than `total`. */
  readonly isTotalCapped: boolean;
  /** Not all of them are here, though the browser is to export them. */
  readonly isPartial: boolean;
  readonly download?: ExportCall | undefined;
  readonly counts?: FilterCounts | undefined;
}

/** What can be done with a list: search, filter, columns, saved views and export. */
export function ListToolbar<R extends object>({
  list,
  total,
  isTotalCapped,
  isPartial,
  download,
  counts,
}: ListToolbarProps<R>) {
  const { formatMessage } = useIntl();
  const labelOf = useLabel();
  const { definition, filter, setFilter, viewSettings } = list;
  const { search, texts } = definition;
  const fields = definition.fixed ? [] : definition.fields;
  const shown = list.columns.map(({ key }) => key);
  return (
    <Flex vertical gap={8}>
      <Flex wrap gap={8} align="center">
        {search && (
          <SearchBox
            label={labelOf(search.label)}
            isInstant={search.isInstant}
            search={list.search}
            onSearch={list.searchFor}
          />
        )}
        <QuickFilters fields={fields} filter={filter} counts={counts} onFilter={setFilter} />
        {fields.length > 0 && (
          <DrawerButton icon={<FilterOutlined />} label={formatMessage(filterMessages.filter)}>
            {(close) => (
              <FilterForm
                fields={fields}
                filter={filter}
                onFilter={(next) => {
                  setFilter(next);
                  close();
                }}
              />
            )}
          </DrawerButton>
        )}
        <DrawerButton icon={<SettingOutlined />} label={formatMessage(columnMessages.columns)}>
          {() => (
            <ColumnsPanel
              {...viewSettings}
              known={list.knownColumns}
              titles={new Map(definition.columns.map(({ key, title }) => [key, title]))}
              shown={shown}
            />
          )}
        </DrawerButton>
        {!definition.fixed && (
          <DrawerButton icon={<BookOutlined />} label={formatMessage(viewMessages.views)}>
            {(close) => (
              <ViewsPanel
                {...viewSettings}
                shown={shown}
                onOpen={() => {
                  list.searchFor('');
                  close();
                }}
              />
            )}
          </DrawerButton>
        )}
        {download && (
          <ExportButton
            download={download}
            total={total ?? 0}
            isTotalCapped={isTotalCapped}
            isDisabled={isPartial}
          />
        )}
        {texts.count && total !== undefined && !isTotalCapped && (
          <Typography.Text type="secondary" role="status">
            {formatMessage(texts.count, { count: total })}
          </Typography.Text>
        )}
      </Flex>
      <FilterChips fields={fields} filter={filter} onFilter={setFilter} />
    </Flex>
  );
}
