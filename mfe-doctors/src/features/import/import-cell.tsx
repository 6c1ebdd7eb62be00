import { fieldText, Ltr, orDash } from '@portal/shared/ui';
import { AutoComplete, Flex, Input, Typography } from 'antd';
import { useId } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { ImportProblem, ImportRow } from '../../domain/import-check';
import { comparable, type ImportField } from '../../domain/import-fields';
import { rowMessages } from './import-rows.messages';
import { fieldMessages, problemMessages } from './import.messages';
import type { Suggestion } from './use-suggestions';

interface ImportCellProps {
  readonly row: ImportRow;
  readonly field: ImportField;
  readonly suggestions: Suggestion[] | undefined;
  readonly onChange: (value: string) => void;
}

/** A cell: text in a row that is right, else a field to mend it, with what is wrong. */
export function ImportCell({ row, field, suggestions, onChange }: ImportCellProps) {
  const value = row.values[field];
  if (row.state === 'right' || row.state === 'added')
    return field === 'email' ? <Ltr>{value}</Ltr> : <bdi>{orDash(value)}</bdi>;
  return <MendedCell {...{ row, field, suggestions, onChange }} />;
}

function MendedCell({ row, field, suggestions, onChange }: ImportCellProps) {
  const intl = useIntl();
  const id = useId();
  const wrong = row.problems.filter((problem) => problem.field === field);
  const shared = {
    value: row.values[field],
    'aria-label': intl.formatMessage(rowMessages.cell, {
      field: intl.formatMessage(fieldMessages[field]),
      line: row.line,
    }),
    ...(wrong.length > 0 && { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': id }),
    // What is written in another direction than the page's, formulas above all, reads as it was written.
    style: { inlineSize: '100%', minInlineSize: 120, unicodeBidi: 'plaintext' as const },
  };
  return (
    <Flex vertical gap={2} style={{ maxInlineSize: 165 }}>
      {suggestions ? (
        <AutoComplete
          {...shared}
          options={suggestions}
          showSearch={{ filterOption: isLike }}
          onChange={onChange}
        />
      ) : (
        <Input {...shared} dir="auto" onChange={({ target }) => onChange(target.value)} />
      )}
      {wrong.length > 0 && (
        <Typography.Text id={id} type="danger">
          {wrong.map((problem) => problemText(problem, intl)).join(' ')}
        </Typography.Text>
      )}
    </Flex>
  );
}

function isLike(typed: string, option?: Suggestion): boolean {
  return comparable(Object.values(option ?? {}).join(' ')).includes(comparable(typed));
}

function problemText(problem: ImportProblem, intl: IntlShape): string {
  switch (problem.code) {
    case 'refused':
      return fieldText(problem.entry, intl);
    case 'sameAsLine':
      return intl.formatMessage(problemMessages.sameAsLine, { line: problem.line });
    default:
      return intl.formatMessage(problemMessages[problem.code]);
  }
}
