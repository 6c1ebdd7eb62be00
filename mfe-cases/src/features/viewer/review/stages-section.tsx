import type { Plan, PlanDetails } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Facts, type Fact } from '@portal/shared/ui';
import { Button, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { stageCount } from '../../../domain/plan-stages';
import { reviewMessages } from './review.messages';

interface StagesSectionProps {
  readonly plan: Plan;
  readonly details: PlanDetails | null;
  goTo(stage: number): void;
}

/** How many stages each arch has, and when the treatment would begin and end. */
export function StagesSection({ plan, details, goTo }: StagesSectionProps) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const { upperStages, lowerStages } = plan;
  const { estimatedShipAt: shipAt = null, estimatedEndAt: endAt = null } = details ?? {};
  const facts: Fact[] = [
    { key: 'upper', label: formatMessage(reviewMessages.upper), value: upperStages },
    { key: 'lower', label: formatMessage(reviewMessages.lower), value: lowerStages },
    ...(shipAt ? [{ key: 'shipAt', label: formatMessage(reviewMessages.shipAt), value: date(shipAt) }] : []),
    ...(endAt ? [{ key: 'endAt', label: formatMessage(reviewMessages.endAt), value: date(endAt) }] : []),
  ];
  return (
    <Flex vertical gap={12}>
      <Facts facts={facts} />
      <StartAndEnd plan={plan} goTo={goTo} />
    </Flex>
  );
}

/** Buttons to the first and the last stage. */
export function StartAndEnd({ plan, goTo }: Pick<StagesSectionProps, 'plan' | 'goTo'>) {
  const { formatMessage } = useIntl();
  return (
    <Flex wrap gap={8}>
      <Button onClick={() => goTo(0)}>{formatMessage(reviewMessages.start)}</Button>
      <Button onClick={() => goTo(stageCount(plan))}>{formatMessage(reviewMessages.end)}</Button>
    </Flex>
  );
}
