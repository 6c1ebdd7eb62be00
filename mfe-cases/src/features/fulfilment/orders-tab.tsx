import { useDates } from '@portal/shared/i18n';
import { Loaded, Ltr } from '@portal/shared/ui';
import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCaseOrdersQuery } from '../../api/case-parts.api';
import type { CaseTabProps } from '../../components/case-tab';
import { OrderStatusTag } from './order-status-tag';
import { batchNumberMessages, orderMessages } from './orders.messages';
import { RelatedRecordsTable } from './related-records-table';

/** The production orders of a case with their status, newest first (CA-21). */
export function OrdersTab({ caseRecord, list }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const { date, dateTime } = useDates();
  const query = useCaseOrdersQuery({ list, id: caseRecord.uuid });
  return (
    <Loaded query={query}>
      {(orders) => (
        <RelatedRecordsTable
          label={orderMessages.orders}
          rows={orders}
          empty={orderMessages.noOrders}
          columns={[
            [orderMessages.order, ({ identifier }) => <Ltr>{identifier}</Ltr>],
            [
              orderMessages.status,
              ({ status, rejectReason }) => (
                <StatusWithReason reason={rejectReason}>
                  <OrderStatusTag status={status} />
                </StatusWithReason>
              ),
            ],
            [orderMessages.batch, ({ batchNumber: of }) => of && formatMessage(batchNumberMessages[of])],
            [orderMessages.plan, ({ planNumber }) => planNumber],
            [orderMessages.createdAt, ({ createdAt }) => date(createdAt)],
            [orderMessages.updatedAt, ({ updatedAt }) => dateTime(updatedAt)],
          ]}
        />
      )}
    </Loaded>
  );
}

/** A status with the reason when the order was rejected. */
function StatusWithReason({ reason, children }: { reason: string | null; children: ReactNode }) {
  return (
    <Flex vertical align="start" gap={4}>
      {children}
      {reason && (
        <Typography.Text type="secondary" style={{ maxWidth: 320, whiteSpace: 'pre-wrap' }}>
          <bdi>{reason}</bdi>
        </Typography.Text>
      )}
    </Flex>
  );
}
