import { api } from '@portal/shared/api';
import { pathTo, type AuditEntry } from '@portal/shared/contract';
import { ListPage, useList, type ListDefinition } from '@portal/shared/list';
import { Link } from '@portal/shared/router';
import { usePermissions } from '@portal/shared/session';
import { ForbiddenState, Page } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useAuditQuery } from '../../api/audit.api';
import { AUDIT_LIST, useAuditColumns } from './audit-columns';
import { auditFilters } from './audit-filters';
import { countMessage, messages } from './audit.messages';

/** What was done, read and refused in the company, for its super admins. */
export function AuditPage() {
  const { formatMessage } = useIntl();
  const { isSuperAdmin } = usePermissions();
  if (isSuperAdmin) return <AuditList />;
  return (
    <Page title={formatMessage(messages.title)}>
      <ForbiddenState detail={formatMessage(messages.onlySuperAdmins)} />
    </Page>
  );
}

function AuditList() {
  const { formatMessage } = useIntl();
  const list = useList(useAuditList());
  // A log is read for what is newest.
  const query = useAuditQuery(list.query, { refetchOnMountOrArgChange: true });
  const fields = auditFilters(list.filter['record'], query.data?.data);
  return (
    <ListPage
      subtitle={formatMessage(messages.subtitle)}
      actions={<Link to={pathTo('profile', { tab: 'profile' })}>{formatMessage(messages.back)}</Link>}
      list={{ ...list, definition: { ...list.definition, fields } }}
      query={query}
      download={(options) => api.download('GET /audit/csv', { query: list.exportQuery }, options)}
    />
  );
}

function useAuditList(): ListDefinition<AuditEntry> {
  const { formatMessage } = useIntl();
  const columns = useAuditColumns();
  return useMemo(
    () => ({
      name: AUDIT_LIST,
      label: formatMessage(messages.title),
      columns,
      fields: auditFilters(),
      sort: { field: 'at', direction: 'desc' },
      pageSizes: [50, 20, 100],
      rowKey: ({ uuid }) => uuid,
      search: { label: messages.search },
      texts: {
        empty: formatMessage(messages.none),
        noMatch: formatMessage(messages.noneFound),
        count: countMessage,
      },
    }),
    [formatMessage, columns],
  );
}
