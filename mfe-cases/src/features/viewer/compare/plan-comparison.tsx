import type { Plan } from '@portal/shared/contract';
import { Alert, Flex, Select, Switch } from 'antd';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DistanceLegend, StageLegend } from '../stage-legend';
import { viewerMessages } from '../viewer.messages';
import type { OtherPlan } from './use-other-plan';

interface PlanComparisonProps {
  /** Other versions that were published. */
  readonly plans: readonly Plan[];
  readonly other: OtherPlan;
  readonly chosen: string | null;
  onChoose(planUuid: string | null): void;
  readonly stage: number;
  readonly otherStage: number | null;
  readonly areDistances: boolean;
  onDistances(isOn: boolean): void;
  readonly isBeside: boolean;
  onBeside(isOn: boolean): void;
}

/** In full screen nothing is seen that stands outside the picture and its controls. */
const besideTrigger = (trigger: HTMLElement) => trigger.parentElement ?? document.body;

/** What the second stage is of, and how it is shown: through the first one, as colours, or beside it (CA-14). */
export function PlanComparison(props: PlanComparisonProps) {
  const { plans, other, chosen, onChoose, stage, otherStage } = props;
  const { areDistances, onDistances, isBeside, onBeside } = props;
  const { formatMessage } = useIntl();
  if (otherStage === null) return null;
  return (
    <>
      <Flex wrap gap={12} align="center">
        {plans.length > 0 && (
          <Select
            aria-label={formatMessage(viewerMessages.otherPlan)}
            value={chosen ?? ''}
            loading={other.status === 'loading'}
            popupMatchSelectWidth={false}
            getPopupContainer={besideTrigger}
            onChange={(uuid) => onChoose(uuid || null)}
            options={[
              { value: '', label: formatMessage(viewerMessages.thisPlan) },
              ...plans.map(({ uuid, number }) => ({
                value: uuid,
                label: formatMessage(viewerMessages.planNumber, { number }),
              })),
            ]}
          />
        )}
        <Toggle isOn={areDistances} onChange={onDistances}>
          {formatMessage(viewerMessages.distances)}
        </Toggle>
        {other.status === 'ready' && (
          <Toggle isOn={isBeside} onChange={onBeside}>
            {formatMessage(viewerMessages.sideBySide)}
          </Toggle>
        )}
      </Flex>
      {other.status === 'failed' && (
        <Alert type="warning" showIcon title={formatMessage(viewerMessages.otherFailed)} />
      )}
      {other.status === 'ready' &&
        other.absentJaws.map((arch) => (
          <Alert
            key={arch}
            type="info"
            showIcon
            title={formatMessage(viewerMessages.otherLacks, { number: other.plan.number, arch })}
          />
        ))}
      {areDistances ? (
        <DistanceLegend />
      ) : (
        <StageLegend
          stage={stage}
          other={otherStage}
          otherPlan={other.status === 'ready' ? other.plan.number : null}
        />
      )}
    </>
  );
}

interface ToggleProps {
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
  readonly children: ReactNode;
}

function Toggle({ isOn, onChange, children }: ToggleProps) {
  const id = useId();
  return (
    <Flex gap={8} align="center">
      <Switch id={id} checked={isOn} onChange={onChange} />
      <label htmlFor={id}>{children}</label>
    </Flex>
  );
}
