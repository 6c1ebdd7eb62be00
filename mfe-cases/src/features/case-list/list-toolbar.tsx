import { BookOutlined, FilterOutlined, SettingOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import type { CaseListName } from '../../domain/case-paths';
import { CaseSearchBox } from './case-search-box';
import { DrawerButton } from './drawer-button';
import { ExportButton } from './export-button';
import { filterMessages } from './filter.messages';
import { FilterChips } from './filter-chips';
import { FilterForm } from './filter-form';
import { LookPanel } from './look-panel';
import { lookMessages, viewMessages } from './look.messages';
import { StatusSelect } from './status-select';
import type { useCaseList } from './use-case-list';
import type { PreferencesControls } from './use-list-preferences';
import { ViewsPanel } from './views-panel';

interface ListToolbarProps {
  readonly name: CaseListName;
  readonly shown: ReturnType<typeof useCaseList>;
  /** Cases of all pages. */
  readonly total: number;
  readonly look: PreferencesControls;
  /** The page keeps the list to its statuses: there is nothing to filter by, nor views of it. */
  readonly isFixed: boolean;
}

/** What can be done with a list: search, filter, columns, saved views and export. */
export function ListToolbar({ name, shown, total, look, isFixed }: ListToolbarProps) {
  const { formatMessage } = useIntl();
  const { list, search, searchFor, exportQuery } = shown;
  const { filter, setFilter } = shown.filtering;
  return (
    <Flex vertical gap={8}>
      <Flex wrap gap={8}>
        <CaseSearchBox
          search={search}
          onSearch={(text) => {
            searchFor(text);
            list.setPage(1);
          }}
        />
        {!isFixed && <StatusSelect filter={filter} onFilter={setFilter} />}
        {!isFixed && (
          <DrawerButton icon={<FilterOutlined />} label={formatMessage(filterMessages.filter)}>
            {(close) => (
              <FilterForm
                list={name}
                filter={filter}
                onFilter={(next) => {
                  setFilter(next);
                  close();
                }}
              />
            )}
          </DrawerButton>
        )}
        <DrawerButton icon={<SettingOutlined />} label={formatMessage(lookMessages.columns)}>
          {() => <LookPanel list={name} {...look} />}
        </DrawerButton>
        {!isFixed && (
          <DrawerButton icon={<BookOutlined />} label={formatMessage(viewMessages.views)}>
            {(close) => (
              <ViewsPanel
                {...look}
                onOpen={() => {
                  searchFor('');
                  close();
                }}
              />
            )}
          </DrawerButton>
        )}
        <ExportButton list={name} query={exportQuery} total={total} />
      </Flex>
      {!isFixed && <FilterChips filter={filter} onFilter={setFilter} />}
    </Flex>
  );
}
