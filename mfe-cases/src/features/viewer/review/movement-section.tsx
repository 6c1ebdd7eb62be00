import { TOOTH_DIRECTIONS, type ToothDirection } from '@portal/shared/contract';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { lastMove, positionAfter } from '../../../domain/plan-data/tooth-movement';
import { directionMessages, reviewMessages } from './review.messages';
import type { SectionProps } from './review.types';
import { ToothTable } from './tooth-table';
import { useToothLabel } from './use-tooth-label';

const DEGREES: readonly ToothDirection[] = ['torque', 'tip', 'rotation'];

/** A movement with its unit: degrees for turns, millimetres for ways. */
function useAmount(): (direction: ToothDirection, value: number) => string {
  const { formatMessage } = useIntl();
  return (direction, value) =>
    formatMessage(DEGREES.includes(direction) ? reviewMessages.degrees : reviewMessages.mm, { value });
}

/** How far each tooth has moved at the stage in the picture, and what is planned beyond the aim. */
export function MovementSection({ details, stage, showTooth }: SectionProps) {
  const { formatMessage } = useIntl();
  const label = useToothLabel();
  const amount = useAmount();
  const title = formatMessage(reviewMessages.atStage, { stage });
  const rows = details.movements.map((movement) => ({
    key: String(movement.tooth),
    place: label(movement.tooth),
    show: () => showTooth(movement.tooth, lastMove(movement)),
    position: positionAfter(movement, stage),
  }));
  return (
    <Flex vertical gap={12}>
      {rows.length > 0 && <Typography.Text type="secondary">{title}</Typography.Text>}
      <ToothTable<(typeof rows)[number]>
        label={title}
        rows={rows}
        columns={TOOTH_DIRECTIONS.map((direction) => ({
          key: direction,
          title: formatMessage(directionMessages[direction]),
          render: (_value, { position }) => amount(direction, position[direction]),
        }))}
      />
      {details.overcorrections.length > 0 && <Overcorrections {...{ details, stage, showTooth }} />}
    </Flex>
  );
}

function Overcorrections({ details, showTooth }: SectionProps) {
  const { formatMessage } = useIntl();
  const label = useToothLabel();
  const amount = useAmount();
  const title = formatMessage(reviewMessages.overcorrections);
  return (
    <>
      <Typography.Text strong>{title}</Typography.Text>
      <ToothTable
        label={title}
        rows={details.overcorrections.map(({ tooth, direction, amount: value }) => ({
          key: `${tooth} ${direction}`,
          place: label(tooth),
          show: () => showTooth(tooth),
          direction: formatMessage(directionMessages[direction]),
          value: amount(direction, value),
        }))}
        columns={[
          { key: 'direction', dataIndex: 'direction', title: formatMessage(reviewMessages.direction) },
          { key: 'value', dataIndex: 'value', title: formatMessage(reviewMessages.amount) },
        ]}
      />
    </>
  );
}
