import type { Case, List } from '@portal/shared/contract';
import { DataTable, EmptyState, Loaded } from '@portal/shared/ui';
import { Button, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { onlyStatus } from '../../domain/case-filter';
import type { CaseListName } from '../../domain/case-paths';
import type { ListPreferences } from '../../domain/list-preferences';
import { BrokenFilterAlert } from './broken-filter-alert';
import { useOpenCase } from './case-link';
import { listMessages } from './case-list.messages';
import { ListToolbar } from './list-toolbar';
import { useCaseColumns } from './use-case-columns';
import { useCaseList, type FixedStatuses } from './use-case-list';
import { useListPreferences } from './use-list-preferences';

interface CaseListSectionProps {
  readonly name: CaseListName;
  /** What the list is of, for those who hear it. */
  readonly label: string;
  /** The statuses a page keeps its list to; without it the reader chooses. */
  readonly fixed?: FixedStatuses;
}

/** A list of cases with its search, filter, sorting and pages: all but the search stand in the address (CA-03, CA-04). */
export function CaseListSection({ name, label, fixed }: CaseListSectionProps) {
  const shown = useCaseList(name, fixed);
  const look = useListPreferences(name);
  const { isBroken, setFilter } = shown.filtering;
  return (
    <Loaded query={shown.query} rows={8}>
      {(page) => (
        <Flex vertical gap={16}>
          {isBroken && <BrokenFilterAlert onReset={() => setFilter({})} />}
          {(page.total > 0 || shown.isNarrowed) && (
            <ListToolbar
              name={name}
              shown={shown}
              total={page.total}
              look={look}
              isFixed={fixed !== undefined}
            />
          )}
          <CaseRows
            name={name}
            label={label}
            fixed={fixed}
            shown={shown}
            page={page}
            preferences={look.preferences}
          />
        </Flex>
      )}
    </Loaded>
  );
}

interface CaseRowsProps extends Pick<CaseListSectionProps, 'name' | 'label'> {
  readonly fixed: CaseListSectionProps['fixed'];
  readonly shown: ReturnType<typeof useCaseList>;
  readonly page: List<Case>;
  readonly preferences: ListPreferences;
}

function CaseRows({ name, label, fixed, shown, page, preferences }: CaseRowsProps) {
  const { formatMessage } = useIntl();
  const { list, isRefreshing, isNarrowed } = shown;
  const place = { list: name, segment: fixed?.segment ?? onlyStatus(shown.filtering.filter) ?? 'all' };
  const columns = useCaseColumns(place, preferences.columns);
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
      isCompact={preferences.density === 'compact'}
      onOpen={open}
      empty={<EmptyState text={formatMessage(isNarrowed ? listMessages.noMatch : nothing)} />}
    />
  );
}
