import type { ServiceRequest } from '@portal/shared/contract';
import { ListSection, useList, type ListDefinition } from '@portal/shared/list';
import { useNavigate } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { Page } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useRequestsQuery } from '../../../api/requests.api';
import { useOriginState } from '../../../components/use-list-origin';
import { requestPath, sideOfType } from '../../../domain/request-paths';
import type { ShipmentType } from '../../../domain/shipment-paths';
import { NewRequestButton } from '../create/new-request-button';
import { requestMessages } from '../requests.messages';
import type { RequestField } from '../request-fields';
import { useRequestColumns } from './request-columns';
import { requestFilters } from './request-filters';
import { requestListMessages } from './request-list.messages';
import { SideSwitch } from './side-switch';
import { useRequestCounts } from './use-request-counts';

const FIELDS: Record<ShipmentType, readonly RequestField[]> = {
  client: ['type', 'status', 'case', 'patient', 'steps', 'arch', 'createdAt', 'shippedAt'],
  dso: ['type', 'status', 'case', 'patient', 'doctor', 'steps', 'arch', 'createdAt', 'shippedAt'],
};

/** Requests for own cases, or for those of the organisation's doctors (SM-03). */
export function RequestListPage({ type }: { type: ShipmentType }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const state = useOriginState();
  const list = useList(useRequestList(type));
  const counts = useRequestCounts(type);
  const query = useRequestsQuery({ type, query: list.query });
  return (
    <Page
      title={formatMessage(requestMessages.label)}
      subtitle={formatMessage(requestListMessages.subtitle)}
      actions={<NewRequestButton type={type} />}
    >
      <SideSwitch type={type} />
      <ListSection
        list={list}
        query={query}
        {...(counts && { counts })}
        onOpen={({ uuid }) => void navigate(requestPath(uuid), { state })}
      />
    </Page>
  );
}

function useRequestList(type: ShipmentType): ListDefinition<ServiceRequest> {
  const { formatMessage } = useIntl();
  const { configuration } = useSession();
  const columns = useRequestColumns(FIELDS[type]);
  const workflow = configuration?.workflow ?? 'ONE_STEP';
  return useMemo(
    () => ({
      name: `requests.${type}`,
      label: formatMessage(requestMessages.label),
      columns,
      fields: requestFilters(sideOfType(type), workflow),
      sort: { field: 'createdAt', direction: 'desc' },
      rowKey: ({ uuid }) => uuid,
      search: { label: requestListMessages.search },
      texts: {
        empty: formatMessage(requestListMessages.none),
        noMatch: formatMessage(requestListMessages.noneFound),
      },
    }),
    [type, workflow, formatMessage, columns],
  );
}
