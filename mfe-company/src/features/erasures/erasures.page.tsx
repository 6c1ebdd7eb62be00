import { pathTo, type Erasure } from '@portal/shared/contract';
import { ListPage, useList, type FilterField, type ListDefinition } from '@portal/shared/list';
import { Link } from '@portal/shared/router';
import { usePermissions } from '@portal/shared/session';
import { ForbiddenState, Page } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useErasuresQuery } from '../../api/erasures.api';
import { useErasureColumns } from './erasure-columns';
import { columnMessages, countMessage, messages, reasonMessages, stateMessages } from './erasures.messages';

const FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    key: 'state',
    label: columnMessages.state,
    options: stateMessages,
    quick: { all: messages.all },
  },
  { kind: 'choices', key: 'reason', label: columnMessages.reason, options: reasonMessages },
];

/** What is to be erased of patients, and what was, for super admins of the company. */
export function ErasuresPage() {
  const { formatMessage } = useIntl();
  const { isSuperAdmin } = usePermissions();
  if (isSuperAdmin) return <ErasureList />;
  return (
    <Page title={formatMessage(messages.title)}>
      <ForbiddenState detail={formatMessage(messages.onlySuperAdmins)} />
    </Page>
  );
}

function ErasureList() {
  const { formatMessage } = useIntl();
  const list = useList(useErasureList());
  const query = useErasuresQuery(list.query, { refetchOnMountOrArgChange: true });
  return (
    <ListPage
      subtitle={formatMessage(messages.subtitle)}
      actions={<Link to={pathTo('profile', { tab: 'profile' })}>{formatMessage(messages.back)}</Link>}
      list={list}
      query={query}
    />
  );
}

function useErasureList(): ListDefinition<Erasure> {
  const { formatMessage } = useIntl();
  const columns = useErasureColumns();
  return useMemo(
    () => ({
      name: 'company.erasures',
      label: formatMessage(messages.title),
      columns,
      fields: FILTERS,
      sort: { field: 'dueAt', direction: 'desc' },
      rowKey: ({ uuid }) => uuid,
      texts: {
        empty: formatMessage(messages.none),
        noMatch: formatMessage(messages.noneFound),
        count: countMessage,
      },
    }),
    [formatMessage, columns],
  );
}
