import type { Plan, PlanDetails } from '@portal/shared/contract';
import { orDash } from '@portal/shared/ui';
import { Button, Flex, Table, Typography } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PlanChart } from '../../../components/plan-chart/plan-chart';
import { planMessages } from '../plans.messages';
import { changedTeeth, compareLines, type ComparedLine } from './compare-lines';
import { comparisonMessages } from './comparison.messages';
import styles from './plan-differences.module.css';
import { usePlanLines } from './use-plan-lines';

interface Version {
  readonly plan: Plan;
  readonly details: PlanDetails;
}

/** What changed from one version to another, on the chart and line by line. What is the same is folded away. */
export function PlanDifferences({ from, to }: { from: Version; to: Version }) {
  const { formatMessage } = useIntl();
  const linesOf = usePlanLines();
  const [isAllShown, setAllShown] = useState(false);
  const lines = compareLines(linesOf(from.plan, from.details), linesOf(to.plan, to.details));
  const changed = lines.filter(({ isChanged }) => isChanged);
  const same = lines.length - changed.length;
  const titleOf = ({ plan: { number } }: Version) => formatMessage(planMessages.title, { number });
  return (
    <Flex vertical gap={16}>
      <PlanChart details={to.details} changed={changedTeeth(lines)} />
      <Table<ComparedLine>
        aria-label={formatMessage(planMessages.compare)}
        size="small"
        pagination={false}
        className={styles.differences ?? ''}
        dataSource={isAllShown ? [...lines] : changed}
        locale={{ emptyText: <Typography.Text>{formatMessage(comparisonMessages.same)}</Typography.Text> }}
        columns={[
          {
            key: 'label',
            dataIndex: 'label',
            rowScope: 'row',
            title: formatMessage(planMessages.value),
            render: (label: string) => <bdi>{label}</bdi>,
          },
          {
            key: 'before',
            title: titleOf(from),
            render: (_value, line) => <Said text={line.before} />,
          },
          { key: 'after', title: titleOf(to), render: (_value, line) => <After line={line} /> },
        ]}
      />
      {same > 0 && changed.length < lines.length && (
        <div>
          <Button aria-expanded={isAllShown} onClick={() => setAllShown(!isAllShown)}>
            {isAllShown
              ? formatMessage(comparisonMessages.hideSame)
              : formatMessage(comparisonMessages.showSame, { count: same })}
          </Button>
        </div>
      )}
    </Flex>
  );
}

function Said({ text }: { text: string | null }) {
  return orDash(text);
}

function After({ line: { before, after, isChanged } }: { line: ComparedLine }) {
  const { formatMessage } = useIntl();
  const sign =
    before === null
      ? comparisonMessages.added
      : after === null
        ? comparisonMessages.dropped
        : planMessages.changed;
  return (
    <Flex wrap gap="0 8px">
      {after !== null && <Typography.Text strong={isChanged}>{after}</Typography.Text>}
      {isChanged && <Typography.Text type="secondary">{formatMessage(sign)}</Typography.Text>}
    </Flex>
  );
}
