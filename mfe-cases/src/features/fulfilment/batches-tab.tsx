import type { Batch } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Loaded, Ltr } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCaseBatchesQuery } from '../../api/case-parts.api';
import type { CaseTabProps } from '../../components/case-tab';
import { OrderStatusTag } from './order-status-tag';
import { batchNumberMessages, orderMessages } from './orders.messages';
import { RelatedRecordsTable } from './related-records-table';

/** The batches of a case in their order of manufacture (CA-16). */
export function BatchesTab({ caseRecord, list }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const query = useCaseBatchesQuery({ list, id: caseRecord.uuid });
  return (
    <Loaded query={query}>
      {(batches) => (
        <RelatedRecordsTable
          label={orderMessages.batches}
          rows={batches}
          empty={orderMessages.noBatches}
          columns={[
            [orderMessages.batch, ({ number }) => formatMessage(batchNumberMessages[number])],
            [orderMessages.status, ({ status }) => <OrderStatusTag status={status} />],
            [orderMessages.stages, stagesOf],
            [orderMessages.createdAt, ({ createdAt }) => date(createdAt)],
          ]}
        />
      )}
    </Loaded>
  );
}

/** The stages made in a batch; nothing for products without a plan. */
function stagesOf({ fromStage, toStage }: Batch): ReactNode {
  return fromStage && <Ltr>{[fromStage, toStage].join('–')}</Ltr>;
}
