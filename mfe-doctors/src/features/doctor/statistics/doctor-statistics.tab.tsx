import type { Doctor, DoctorStatistics } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { CaseStatusTag, caseStatusMessages, EmptyState, Loaded, SectionCard } from '@portal/shared/ui';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useDoctorStatisticsQuery } from '../../../api/doctor.api';
import { Bars } from './bars';
import { Figures } from './figures';
import { daysMessage, messages, phaseMessages } from './statistics.messages';

/** The tab 'statistics': how a doctor's cases go. */
export function DoctorStatisticsTab({ doctor: { uuid } }: { doctor: Doctor }) {
  const { formatMessage } = useIntl();
  const query = useDoctorStatisticsQuery(uuid);
  return (
    <Loaded query={query}>
      {(statistics) =>
        statistics.cases === 0 ? (
          <EmptyState text={formatMessage(messages.none)} />
        ) : (
          <Flex vertical gap={20}>
            <Overview statistics={statistics} />
            <ByStatus statistics={statistics} />
            <Revisions statistics={statistics} />
            <Phases statistics={statistics} />
          </Flex>
        )
      }
    </Loaded>
  );
}

interface PartProps {
  readonly statistics: DoctorStatistics;
}

function Overview({ statistics: { cases, openCases, lastActivityAt } }: PartProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { date } = useDates();
  const figures = {
    cases: formatNumber(cases),
    openCases: formatNumber(openCases),
    lastActivityAt: lastActivityAt && date(lastActivityAt),
  };
  return (
    <SectionCard title={formatMessage(messages.overview)}>
      <Figures figures={figures} nameOf={(key) => formatMessage(messages[key])} />
    </SectionCard>
  );
}

function ByStatus({ statistics: { cases, byStatus } }: PartProps) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <SectionCard title={formatMessage(messages.byStatus)}>
      <Bars
        bars={byStatus.map(({ status, count }) => ({
          key: status,
          name: formatMessage(caseStatusMessages[status]),
          label: <CaseStatusTag status={status} />,
          percent: (count / cases) * 100,
          text: formatNumber(count),
        }))}
      />
    </SectionCard>
  );
}

function Revisions({ statistics: { revisions } }: PartProps) {
  const { formatMessage, formatNumber } = useIntl();
  const number = (value: number | null) =>
    value === null ? null : formatNumber(value, { maximumFractionDigits: 1 });
  const figures = {
    median: number(revisions.median),
    mean: number(revisions.mean),
    most: number(revisions.most),
    plannedCases: number(revisions.cases),
  };
  return (
    <SectionCard title={formatMessage(messages.revisions)}>
      <Typography.Paragraph type="secondary">{formatMessage(messages.revisionsHint)}</Typography.Paragraph>
      <Figures figures={figures} nameOf={(key) => formatMessage(messages[key])} />
    </SectionCard>
  );
}

function Phases({ statistics: { phases } }: PartProps) {
  const { formatMessage } = useIntl();
  const longest = Math.max(...phases.map(({ medianDays }) => medianDays ?? 0));
  return (
    <SectionCard title={formatMessage(messages.phases)}>
      <Typography.Paragraph type="secondary">{formatMessage(messages.phasesHint)}</Typography.Paragraph>
      <Bars
        bars={phases.map(({ phase, cases, medianDays }) => ({
          key: phase,
          name: formatMessage(phaseMessages[phase]),
          percent: longest === 0 ? 0 : ((medianDays ?? 0) / longest) * 100,
          text:
            medianDays === null
              ? null
              : formatMessage(daysMessage, { days: Math.round(medianDays * 10) / 10, cases }),
        }))}
      />
    </SectionCard>
  );
}
