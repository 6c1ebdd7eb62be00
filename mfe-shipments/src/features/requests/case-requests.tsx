import type { SlotProps } from '@portal/shared/contract';
import { DataTable, EmptyState, Loaded } from '@portal/shared/ui';
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useCaseRequestsQuery } from '../../api/case-parts.api';
import { NewCaseRequest } from './create/new-case-request';
import { useRequestColumns } from './list/request-columns';
import type { RequestField } from './request-fields';
import { requestMessages } from './requests.messages';

const FIELDS: readonly RequestField[] = ['type', 'status', 'steps', 'arch', 'createdAt'];

/** A tab of a case: what was asked for to replace what the case delivered, newest first, and a new request (CA-15, SM-05). */
export function CaseRequests(props: SlotProps['case.tab']) {
  const { formatMessage } = useIntl();
  const query = useCaseRequestsQuery(props);
  const columns = useRequestColumns(FIELDS);
  return (
    <Flex vertical gap={16}>
      <NewCaseRequest {...props} />
      <Loaded query={query}>
        {(requests) => (
          <DataTable
            label={formatMessage(requestMessages.label)}
            columns={columns}
            rows={requests}
            rowKey={({ uuid }) => uuid}
            empty={<EmptyState text={formatMessage(requestMessages.none)} />}
          />
        )}
      </Loaded>
    </Flex>
  );
}
