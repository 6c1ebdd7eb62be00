import type { Batch, Plan } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Loaded, Ltr } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCasePlansQuery } from '../../api/cases.api';
import { useCaseBatchesQuery } from '../../api/case-parts.api';
import type { CaseTabProps } from '../../components/case-tab';
import { batchStages } from '../../domain/plan-stages';
import { OrderStatusTag } from './order-status-tag';
import { archStagesMessages, batchNumberMessages, orderMessages } from './orders.messages';
import { RelatedRecordsTable } from './related-records-table';

/** The batches of a case in their order of manufacture (CA-16). */
export function BatchesTab({ caseRecord, list }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const query = useCaseBatchesQuery({ list, id: caseRecord.uuid });
  const plans = useCasePlansQuery({ list, id: caseRecord.uuid });
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
            [
              orderMessages.stages,
              (batch) => (
                <BatchStages batch={batch} plan={plans.data?.find(({ uuid }) => uuid === batch.planUuid)} />
              ),
            ],
            [orderMessages.createdAt, ({ createdAt }) => date(createdAt)],
          ]}
        />
      )}
    </Loaded>
  );
}

interface BatchStagesProps {
  readonly batch: Batch;
  /** That the batch is made by, once it is known. */
  readonly plan: Plan | undefined;
}

/** The stages made in a batch, of each arch as far as the plan goes on there; nothing for products without a plan. */
function BatchStages({ batch: { fromStage, toStage }, plan }: BatchStagesProps): ReactNode {
  const { formatMessage } = useIntl();
  if (fromStage === null || toStage === null) return null;
  if (!plan) return <Ltr>{[fromStage, toStage].join('–')}</Ltr>;
  return batchStages({ fromStage, toStage }, plan).map(({ arch, from, to }) => (
    <div key={arch}>{formatMessage(archStagesMessages[arch], { from, to })}</div>
  ));
}
