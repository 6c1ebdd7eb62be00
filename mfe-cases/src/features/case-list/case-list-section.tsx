import type { Case, CaseStatus, List } from '@portal/shared/contract';
import { DataTable, EmptyState, Loaded } from '@portal/shared/ui';
import { Button, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { segmentOf } from '../../domain/case-list-view';
import type { CaseListName, StatusSegment } from '../../domain/case-paths';
import { StatusFilterSelect } from './case-filters';
import { useOpenCase } from './case-link';
import { listMessages } from './case-list.messages';
import { CaseSearchBox } from './case-search-box';
import { searched } from './case-search.slice';
import { useCaseColumns } from './use-case-columns';
import { useCaseList } from './use-case-list';

interface CaseListSectionProps {
  readonly name: CaseListName;
  /** What the list is of, for those who hear it. */
  readonly label: string;
  /** The statuses a page keeps its list to; without it the reader chooses. */
  readonly fixed?: { readonly statuses: readonly CaseStatus[]; readonly segment: StatusSegment };
}

/** A list of cases with its search, filter, sorting and pages: all but the search stand in the address (CA-03). */
export function CaseListSection({ name, label, fixed }: CaseListSectionProps) {
  const shown = useCaseList(name, fixed?.statuses);
  const dispatch = useDispatch();
  const { list, search, query } = shown;
  return (
    <Loaded query={query} rows={8}>
      {(page) => (
        <Flex vertical gap={16}>
          {(page.total > 0 || shown.isNarrowed) && (
            <Flex wrap gap={8}>
              <CaseSearchBox
                search={search}
                onSearch={(text) => {
                  dispatch(searched({ list: name, text }));
                  list.setPage(1);
                }}
              />
              {!fixed && (
                <StatusFilterSelect
                  filter={list.filters.status}
                  onFilter={(next) => list.setFilter('status', next)}
                />
              )}
            </Flex>
          )}
          <CaseRows name={name} label={label} fixed={fixed} shown={shown} page={page} />
        </Flex>
      )}
    </Loaded>
  );
}

interface CaseRowsProps extends Pick<CaseListSectionProps, 'name' | 'label'> {
  readonly fixed: CaseListSectionProps['fixed'];
  readonly shown: ReturnType<typeof useCaseList>;
  readonly page: List<Case>;
}

function CaseRows({ name, label, fixed, shown, page }: CaseRowsProps) {
  const { formatMessage } = useIntl();
  const { list, isRefreshing, isNarrowed } = shown;
  const place = { list: name, segment: fixed?.segment ?? segmentOf(list.filters.status) };
  const columns = useCaseColumns(place);
  const open = useOpenCase(place);
  if (page.data.length === 0 && page.total > 0) {
    // Cases left the list meanwhile, or the address is an old one.
    return (
      <EmptyState text={formatMessage(listMessages.pastTheEnd)}>
        <Button onClick={() => list.setPage(page.pages)}>{formatMessage(listMessages.lastPage)}</Button>
      </EmptyState>
    );
  }
  const nothing = fixed ? listMessages.noneHere : listMessages.empty;
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={page.data}
      rowKey={({ uuid }) => uuid}
      total={page.total}
      list={list}
      isRefreshing={isRefreshing}
      onOpen={open}
      empty={<EmptyState text={formatMessage(isNarrowed ? listMessages.noMatch : nothing)} />}
    />
  );
}
