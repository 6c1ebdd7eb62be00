import type { Plan, PlanDetails } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { EmptyState, Facts, Loaded } from '@portal/shared/ui';
import { PrinterOutlined } from '@ant-design/icons';
import { Button, Collapse, Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { usePlanDetailsQuery } from '../../../api/plans.api';
import { PlanChart } from '../../../components/plan-chart/plan-chart';
import type { CaseListName } from '../../../domain/case-paths';
import { isWithoutData } from '../../../domain/plan-data/chairside';
import { useSheet } from '../sheet/use-sheet';
import { AttachmentTable, OvercorrectionTable, ReductionTable } from './detail-tables';
import { MovementTables } from './movement-tables';
import { planDataMessages } from './plan-data.messages';

interface PlanDataProps {
  readonly plan: Plan;
  readonly list: CaseListName;
  readonly isOpenAtFirst: boolean;
}

/** What a dentist decides a plan on: its teeth on the chart and in tables (CA-13). Fetched once it is opened. */
export function PlanData({ plan, list, isOpenAtFirst }: PlanDataProps) {
  const { formatMessage } = useIntl();
  return (
    <Collapse
      defaultActiveKey={isOpenAtFirst ? ['data'] : []}
      items={[
        {
          key: 'data',
          label: formatMessage(planDataMessages.data),
          children: <FetchedData plan={plan} list={list} />,
        },
      ]}
    />
  );
}

function FetchedData({ plan, list }: Omit<PlanDataProps, 'isOpenAtFirst'>) {
  const { formatMessage } = useIntl();
  const [, showSheet] = useSheet();
  const query = usePlanDetailsQuery({ list, planUuid: plan.uuid, caseUuid: plan.caseUuid });
  return (
    <Loaded query={query}>
      {(details) => (
        <Flex vertical gap={20}>
          <EstimatedDates details={details} />
          {isWithoutData(details) ? (
            <EmptyState text={formatMessage(planDataMessages.none)} />
          ) : (
            <>
              <PlanChart details={details} />
              <div>
                <Button
                  icon={<PrinterOutlined aria-hidden />}
                  aria-label={formatMessage(planDataMessages.print, { number: plan.number })}
                  onClick={() => showSheet(plan.number)}
                >
                  {formatMessage(planDataMessages.printShort)}
                </Button>
              </div>
              <ReductionTable details={details} />
              <AttachmentTable details={details} />
              <MovementTables details={details} />
              <OvercorrectionTable details={details} />
            </>
          )}
        </Flex>
      )}
    </Loaded>
  );
}

function EstimatedDates({ details: { estimatedShipAt, estimatedEndAt } }: { details: PlanDetails }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  if (!estimatedShipAt && !estimatedEndAt) return null;
  return (
    <Flex vertical gap={4}>
      <Facts
        facts={[
          {
            key: 'ship',
            label: formatMessage(planDataMessages.shipAt),
            value: estimatedShipAt && date(estimatedShipAt),
          },
          {
            key: 'end',
            label: formatMessage(planDataMessages.endAt),
            value: estimatedEndAt && date(estimatedEndAt),
          },
        ]}
      />
      <Typography.Text type="secondary">{formatMessage(planDataMessages.estimate)}</Typography.Text>
    </Flex>
  );
}
