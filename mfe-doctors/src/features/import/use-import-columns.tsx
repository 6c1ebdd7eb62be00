import { DeleteOutlined } from '@ant-design/icons';
import type { DataColumn } from '@portal/shared/ui';
import { Button, Tag, Typography } from 'antd';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ImportRow } from '../../domain/import-check';
import { IMPORT_FIELDS } from '../../domain/import-fields';
import { ImportCell } from './import-cell';
import { rowMessages, rowsMessages } from './import-rows.messages';
import { fieldMessages, stateMessages } from './import.messages';
import { useSuggestions } from './use-suggestions';
import type { Import, ImportChoices } from './use-import';

type Column = DataColumn<ImportRow, 'line'>;

const COLOUR = { unchecked: 'processing', right: 'success', wrong: 'error', added: 'default' } as const;

/** A row's number, its result, and its cells. They are made once, so that typing in one cell draws its row alone. */
export function useImportColumns({ mend, leaveOut }: Import, choices: ImportChoices): [Column, ...Column[]] {
  const { formatMessage } = useIntl();
  const suggestions = useSuggestions(choices);
  return useMemo(() => {
    const line: Column = {
      key: 'line',
      title: formatMessage(rowsMessages.line),
      render: ({ line: number }) => <Typography.Text strong>{number}</Typography.Text>,
    };
    const state: Column = {
      key: 'state',
      title: formatMessage(rowsMessages.state),
      render: (row) => <RowState row={row} />,
    };
    const cells = IMPORT_FIELDS.map((field): Column => ({
      key: field,
      title: formatMessage(fieldMessages[field]),
      render: (row) => (
        <ImportCell
          {...{ row, field }}
          suggestions={suggestions[field]}
          onChange={(value) => mend(row.line, field, value)}
        />
      ),
    }));
    const actions: Column = {
      key: 'actions',
      title: formatMessage(rowsMessages.actions),
      render: (row) => row.state !== 'added' && <LeaveOut line={row.line} onLeaveOut={leaveOut} />,
    };
    return [line, state, ...cells, actions];
  }, [formatMessage, suggestions, mend, leaveOut]);
}

function RowState({ row: { state, isInvited } }: { row: ImportRow }) {
  const { formatMessage } = useIntl();
  return <Tag color={COLOUR[state]}>{formatMessage(stateMessages[isInvited ? 'invited' : state])}</Tag>;
}

function LeaveOut({ line, onLeaveOut }: { line: number; onLeaveOut: (line: number) => void }) {
  const { formatMessage } = useIntl();
  return (
    <Button
      type="text"
      icon={<DeleteOutlined />}
      aria-label={formatMessage(rowMessages.leaveOut, { line })}
      onClick={() => onLeaveOut(line)}
    />
  );
}
