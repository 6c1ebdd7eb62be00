import { DataTable, EmptyState, type ListSort } from '@portal/shared/ui';
import { Alert, Checkbox, Flex, Segmented } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ImportRow } from '../../domain/import-check';
import { countMessages, rowMessages, rowsMessages } from './import-rows.messages';
import { ImportSummary } from './import-summary';
import { useImportColumns } from './use-import-columns';
import type { Import, ImportChoices } from './use-import';

/** Pages rather than one long list: a row that is mended keeps its place, and a screen reader has a table. */
const PAGE_SIZES = [20, 50, 100] as const;
const IN_ORDER: ListSort<'line'> = { field: 'line', direction: 'asc' };

const SHOWN = {
  all: () => true,
  toMend: ({ state }) => state === 'wrong' || state === 'unchecked',
  added: ({ state }) => state === 'added',
} satisfies Record<string, (row: ImportRow) => boolean>;
type Shown = keyof typeof SHOWN;

interface ImportRowsProps {
  readonly current: Import;
  readonly rows: readonly ImportRow[];
  readonly choices: ImportChoices;
  readonly ignored: readonly string[];
  readonly invite: boolean;
  readonly onInvite: (invite: boolean) => void;
}

/** The rows with what became of each; wrong ones are mended in place. */
export function ImportRows({ current, rows, choices, ignored, invite, onInvite }: ImportRowsProps) {
  const { formatMessage } = useIntl();
  const columns = useImportColumns(current, choices);
  const [shown, setShown] = useState<Shown>(rows.some(SHOWN.toMend) ? 'toMend' : 'all');
  const [{ page, pageSize }, setPaging] = useState<{ page: number; pageSize: number }>({
    page: 1,
    pageSize: 20,
  });
  const found = rows.filter(SHOWN[shown]);
  // The last page may be gone when its rows were mended.
  const last = Math.max(1, Math.ceil(found.length / pageSize));
  const first = (Math.min(page, last) - 1) * pageSize;
  const countOf = (one: Shown) => rows.filter(SHOWN[one]).length;
  return (
    <Flex vertical gap={16}>
      {ignored.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={formatMessage(rowMessages.ignored, { columns: ignored.join(', ') })}
        />
      )}
      <ImportSummary rows={rows} notInvited={current.notInvited} invite={invite} />
      <Flex wrap gap={16} justify="space-between" align="center">
        <Segmented<Shown>
          aria-label={formatMessage(rowsMessages.shown)}
          value={shown}
          style={{ maxInlineSize: '100%', overflowX: 'auto' }}
          options={(['all', 'toMend', 'added'] as const).map((value) => ({
            value,
            label: formatMessage(countMessages[value], { count: countOf(value) }),
          }))}
          onChange={(next) => {
            setShown(next);
            setPaging({ page: 1, pageSize });
          }}
        />
        <Checkbox
          checked={invite}
          disabled={current.isRunning}
          onChange={({ target }) => onInvite(target.checked)}
        >
          {formatMessage(rowsMessages.invite)}
        </Checkbox>
      </Flex>
      <DataTable<ImportRow, 'line'>
        isCompact
        label={formatMessage(rowsMessages.table)}
        columns={columns}
        rows={found.slice(first, first + pageSize)}
        rowKey={({ line }) => String(line)}
        total={found.length}
        isRefreshing={current.isRunning}
        list={{
          page: Math.min(page, last),
          pageSize,
          pageSizes: PAGE_SIZES,
          sort: IN_ORDER,
          setPage: (next, size = pageSize) =>
            setPaging({ page: size === pageSize ? next : 1, pageSize: size }),
          setSort: () => undefined,
        }}
        empty={<EmptyState text={formatMessage(rowsMessages.none)} />}
      />
    </Flex>
  );
}
