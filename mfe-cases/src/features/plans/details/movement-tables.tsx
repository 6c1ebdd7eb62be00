import {
  TOOTH_DIRECTIONS,
  type PlanDetails,
  type ToothMovement,
  type ToothPosition,
} from '@portal/shared/contract';
import { Ltr } from '@portal/shared/ui';
import { Flex, Select, Typography } from 'antd';
import { useState, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { directionMessages } from '../../../components/plan-chart/plan-data.messages';
import { ToothName } from '../../../components/plan-chart/tooth-name';
import { usePlanWords } from '../../../components/plan-chart/use-plan-words';
import {
  amountsOf,
  movingStages,
  positionAfter,
  totalMovement,
} from '../../../domain/plan-data/tooth-movement';
import { DetailTable } from './detail-tables';
import { planDataMessages } from './plan-data.messages';

/** How far each tooth moves in all and, of one that is chosen, where it stands after each stage. */
export function MovementTables({ details: { movements } }: { details: PlanDetails }) {
  const { formatMessage } = useIntl();
  const { nameOf } = usePlanWords();
  const [chosen, setChosen] = useState<number | null>(null);
  const movement = movements.find(({ tooth }) => tooth === chosen);
  const ofDirections = useDirectionColumns();
  return (
    <Flex vertical gap={12}>
      <DetailTable<ToothMovement>
        title={planDataMessages.movement}
        empty={planDataMessages.noMovement}
        rows={movements}
        rowKey={({ tooth }) => String(tooth)}
        columns={[
          [planDataMessages.tooth, ({ tooth }) => <ToothName tooth={tooth} />],
          ...ofDirections<ToothMovement>(totalMovement),
          [planDataMessages.stages, (row) => <Stages movement={row} />],
        ]}
      />
      {movements.length > 0 && (
        <>
          <Typography.Text type="secondary">{formatMessage(planDataMessages.otherTeeth)}</Typography.Text>
          <Select
            aria-label={formatMessage(planDataMessages.byStage)}
            placeholder={formatMessage(planDataMessages.byStage)}
            allowClear
            value={chosen}
            onChange={(tooth: number | undefined) => setChosen(tooth ?? null)}
            options={movements.map(({ tooth }) => ({ value: tooth, label: nameOf(tooth) }))}
            popupMatchSelectWidth={false}
            style={{ maxWidth: 280 }}
          />
        </>
      )}
      {movement && (
        <DetailTable<StandingTooth>
          title={planDataMessages.byStage}
          empty={planDataMessages.noMovement}
          rows={movingStages(movement).map((stage) => ({ stage, position: positionAfter(movement, stage) }))}
          rowKey={({ stage }) => String(stage)}
          columns={[
            [planDataMessages.stage, ({ stage }) => stage],
            ...ofDirections<StandingTooth>(({ position }) => position),
          ]}
        />
      )}
    </Flex>
  );
}

function Stages({ movement }: { movement: ToothMovement }) {
  const { formatMessage } = useIntl();
  const stages = movingStages(movement);
  const [from, to] = [stages[0], stages.at(-1)];
  if (from === undefined || to === undefined) return null;
  return <Ltr>{formatMessage(planDataMessages.range, { from, to })}</Ltr>;
}

/** Where a tooth stands after a stage. */
interface StandingTooth {
  readonly stage: number;
  readonly position: ToothPosition;
}

type Column<R> = readonly [title: MessageDescriptor, render: (row: R) => ReactNode];

/** A column for each direction, with the amount and its way in words. */
function useDirectionColumns() {
  const { amount } = usePlanWords();
  return <R,>(read: (row: R) => ToothPosition): readonly Column<R>[] =>
    TOOTH_DIRECTIONS.map((direction) => [
      directionMessages[direction],
      (row) => {
        const found = amountsOf(read(row)).find((one) => one.direction === direction);
        return found ? amount(direction, found.amount) : '—';
      },
    ]);
}
