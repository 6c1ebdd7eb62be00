import type { Plan } from '@portal/shared/contract';
import { Loaded, SectionCard } from '@portal/shared/ui';
import { Flex, Select } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePlanDetailsQuery } from '../../../api/plans.api';
import type { CaseListName } from '../../../domain/case-paths';
import { planMessages } from '../plans.messages';
import { PlanDifferences } from './plan-differences';

/** Compares two versions of a plan, initially the two newest. `plans` are published and newest first. */
export function PlanComparison({ plans, list }: { plans: readonly Plan[]; list: CaseListName }) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({});
  const find = (uuid: string | undefined) => plans.find((plan) => plan.uuid === uuid);
  const from = find(chosen.from) ?? plans[1];
  const to = find(chosen.to) ?? plans[0];
  if (!from || !to) return null;
  const select = (side: 'from' | 'to', value: string, other: string) => (
    <Select
      id={`compare-${side}`}
      aria-label={formatMessage(planMessages[side])}
      value={value}
      onChange={(uuid) => setChosen({ ...chosen, [side]: uuid })}
      options={plans.map(({ uuid, number }) => ({
        value: uuid,
        label: formatMessage(planMessages.title, { number }),
        disabled: uuid === other,
      }))}
      popupMatchSelectWidth={false}
    />
  );
  return (
    <SectionCard title={formatMessage(planMessages.compare)}>
      <Flex vertical gap={16}>
        <Flex wrap gap={8}>
          {select('from', from.uuid, to.uuid)}
          {select('to', to.uuid, from.uuid)}
        </Flex>
        <Differences from={from} to={to} list={list} />
      </Flex>
    </SectionCard>
  );
}

interface DifferencesProps {
  readonly from: Plan;
  readonly to: Plan;
  readonly list: CaseListName;
}

function Differences({ from, to, list }: DifferencesProps) {
  const detailsOf = ({ uuid, caseUuid }: Plan) => ({ list, planUuid: uuid, caseUuid });
  const before = usePlanDetailsQuery(detailsOf(from));
  const after = usePlanDetailsQuery(detailsOf(to));
  return (
    <Loaded query={before}>
      {(old) => (
        <Loaded query={after}>
          {(young) => (
            <PlanDifferences from={{ plan: from, details: old }} to={{ plan: to, details: young }} />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
