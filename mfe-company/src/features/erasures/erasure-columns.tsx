import { pathTo, type Erasure } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import type { ListColumn } from '@portal/shared/list';
import { Link } from '@portal/shared/router';
import { ConfirmButton, orDash } from '@portal/shared/ui';
import { Flex, Tag, Typography } from 'antd';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useUndoErasureMutation } from '../../api/erasures.api';
import {
  columnMessages,
  erasedCounts,
  messages,
  reasonMessages,
  stateMessages,
  undoOfMessage,
  undoQuestion,
} from './erasures.messages';

type Column = ListColumn<Erasure>;

const COLOURS = { scheduled: 'warning', done: 'default', undone: 'success' } as const;

/** The columns of the erasures, the same ones until language or date format change. */
export function useErasureColumns(): [Column, ...Column[]] {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  return useMemo(() => {
    const column = (key: keyof typeof columnMessages, render: Column['render'], more = {}): Column => ({
      key,
      title: formatMessage(columnMessages[key]),
      render,
      ...more,
    });
    return [
      column('case', (erasure) => <CaseLink erasure={erasure} />),
      column('state', ({ state }) => (
        <Tag color={COLOURS[state]} variant="filled">
          {formatMessage(stateMessages[state])}
        </Tag>
      )),
      column('reason', ({ reason }) => formatMessage(reasonMessages[reason])),
      column('by', ({ byName }) => (byName === null ? formatMessage(messages.portal) : <bdi>{byName}</bdi>)),
      column('createdAt', ({ createdAt }) => dateTime(createdAt), { sort: 'createdAt', isExtra: true }),
      column('dueAt', ({ dueAt }) => dateTime(dueAt), { sort: 'dueAt' }),
      column('ended', ({ endedAt, endedByName }) =>
        orDash(
          endedAt && (
            <Flex vertical>
              {dateTime(endedAt)}
              {endedByName && <Typography.Text type="secondary">{endedByName}</Typography.Text>}
            </Flex>
          ),
        ),
      ),
      column('erased', (erasure) =>
        orDash(erasure.state === 'done' ? formatMessage(erasedCounts, erasure) : null),
      ),
      column('actions', (erasure) => erasure.state === 'scheduled' && <Undo erasure={erasure} />),
    ];
  }, [formatMessage, dateTime]);
}

function CaseLink({ erasure: { caseUuid, caseIdentifier, side } }: { readonly erasure: Erasure }) {
  const list = side === 'doctor' ? 'doctor' : 'admin';
  return (
    <Link to={pathTo('case', { list, status: 'all', caseId: caseUuid, tab: 'overview' })}>
      <bdi>{caseIdentifier}</bdi>
    </Link>
  );
}

function Undo({ erasure: { caseUuid, caseIdentifier: identifier } }: { readonly erasure: Erasure }) {
  const { formatMessage } = useIntl();
  const [undo] = useUndoErasureMutation();
  return (
    <ConfirmButton
      size="small"
      aria-label={formatMessage(undoOfMessage, { identifier })}
      question={formatMessage(undoQuestion, { identifier })}
      okText={formatMessage(messages.undo)}
      run={() => undo(caseUuid).unwrap()}
      done={formatMessage(messages.undone)}
    >
      {formatMessage(messages.undo)}
    </ConfirmButton>
  );
}
