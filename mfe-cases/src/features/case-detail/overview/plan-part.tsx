import { Space, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useCasePlansQuery } from '../../../api/cases.api';
import type { CaseTabProps } from '../../../components/case-tab';
import { PlanStatusTag } from '../../../components/plan-decision/plan-status-tag';
import { FailedPart, hasFailed } from './failed-part';
import { overviewMessages } from './overview.messages';
import { PartCard } from './part-card';

/** The newest plan: its number and what has become of it, and once it is published its stages and duration. */
export function PlanPart({ caseRecord, list, openTab }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const query = useCasePlansQuery({ list, id: caseRecord.uuid });
  const plan = query.currentData?.[0];
  if (hasFailed(query)) return <FailedPart title={formatMessage(overviewMessages.plan)} query={query} />;
  if (!plan) return null;
  const { number, upperStages: upper, lowerStages: lower, weeks, status, publishedAt } = plan;
  return (
    <PartCard
      title={formatMessage(overviewMessages.plan)}
      open={formatMessage(overviewMessages.openPlan)}
      onOpen={() => openTab('plans')}
    >
      <Space>
        <Typography.Text strong>{formatMessage(overviewMessages.planNumber, { number })}</Typography.Text>
        <PlanStatusTag status={status} />
      </Space>
      {publishedAt !== null && (
        <>
          <span>{formatMessage(overviewMessages.stages, { upper, lower })}</span>
          <span>{formatMessage(overviewMessages.weeks, { count: weeks })}</span>
        </>
      )}
    </PartCard>
  );
}
