import type { CaseStatus } from '@portal/shared/contract';
import { useList, type ListDefinition } from '@portal/shared/list';
import { usePermissions, useSession } from '@portal/shared/session';
import type { Case } from '@portal/shared/contract';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CaseListName, StatusSegment } from '../../domain/case-paths';
import { useCaseColumns } from './case-columns';
import { caseFilters } from './case-filters';
import { listMessages } from './case-list.messages';

/** Statuses to which a page restricts its list, and the status in that page's address. */
export interface FixedStatuses {
  readonly statuses: readonly CaseStatus[];
  readonly segment: StatusSegment;
}

/** The state of a list of cases (CA-03, CA-04), newest first. */
export function useCaseList(name: CaseListName, label: string, fixed: FixedStatuses | undefined) {
  const { formatMessage } = useIntl();
  const { configuration, user } = useSession();
  const { isDso } = usePermissions();
  const manager = user?.role === 'RM' ? user.uuid : null;
  const columns = useCaseColumns(name);
  const definition = useMemo(
    (): ListDefinition<Case> => ({
      name: `cases.${name}`,
      label,
      columns,
      fields: caseFilters(name, configuration, { manager, isDso }),
      sort: { field: 'createdAt', direction: 'desc' },
      rowKey: ({ uuid }) => uuid,
      search: { label: listMessages.search },
      texts: {
        empty: formatMessage(fixed ? listMessages.noneHere : listMessages.empty),
        noMatch: formatMessage(listMessages.noMatch),
      },
      ...(fixed && { fixed: { filter: { status: fixed.statuses }, place: fixed.segment } }),
    }),
    [name, label, columns, configuration, manager, isDso, formatMessage, fixed],
  );
  return useList(definition);
}
