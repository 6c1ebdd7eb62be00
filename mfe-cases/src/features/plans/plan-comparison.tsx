import type { Plan } from '@portal/shared/contract';
import { SectionCard } from '@portal/shared/ui';
import { Flex, Select, Table, Typography } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { planMessages } from './plans.messages';
import { usePlanValues } from './use-plan-values';

/** Compares two versions of a plan, initially the two newest. `plans` are published and newest first. */
export function PlanComparison({ plans }: { plans: readonly Plan[] }) {
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
        <Differences from={from} to={to} />
      </Flex>
    </SectionCard>
  );
}

function Differences({ from, to }: { from: Plan; to: Plan }) {
  const { formatMessage } = useIntl();
  const titleOf = ({ number }: Plan) => formatMessage(planMessages.title, { number });
  const rows = usePlanValues().map(({ key, label, read }) => {
    const [before, after] = [read(from), read(to)];
    return { key, label: formatMessage(label), before, after, isChanged: before !== after };
  });
  return (
    <Table
      aria-label={formatMessage(planMessages.compare)}
      size="small"
      pagination={false}
      dataSource={rows}
      columns={[
        { key: 'label', dataIndex: 'label', rowScope: 'row', title: formatMessage(planMessages.value) },
        { key: 'before', dataIndex: 'before', title: titleOf(from) },
        {
          key: 'after',
          title: titleOf(to),
          render: (_value, { after, isChanged }) => (
            <Flex wrap gap="0 8px">
              <Typography.Text strong={isChanged}>{after}</Typography.Text>
              {isChanged && (
                <Typography.Text type="secondary">{formatMessage(planMessages.changed)}</Typography.Text>
              )}
            </Flex>
          ),
        },
      ]}
    />
  );
}
