import { whoseTurn, type CaseEstimate } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Facts, SectionCard } from '@portal/shared/ui';
import { Alert, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../../components/case-fields/case-fields.messages';
import type { CaseTabProps } from '../../../components/case-tab';
import { useEstimate } from '../../../components/use-estimate';
import { slackDays } from '../../../domain/slack';
import { CaseDatesDialog } from './case-dates.dialog';
import { datesMessages, phaseNames } from './dates.messages';

/** When the case is due, when its patient comes next, and when it will probably be shipped. */
export function CaseDates({ caseRecord, list }: Pick<CaseTabProps, 'caseRecord' | 'list'>) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const { dueOn = null, appointmentOn = null, status } = caseRecord;
  const isWorkedOn = whoseTurn(status) !== null;
  const estimate = useEstimate(caseRecord);
  if (!isWorkedOn && dueOn === null && appointmentOn === null) return null;
  const facts = [
    { key: 'dueOn', label: formatMessage(fieldMessages.dueOn), value: dueOn && date(dueOn) },
    {
      key: 'appointmentOn',
      label: formatMessage(fieldMessages.appointmentOn),
      value: appointmentOn && date(appointmentOn),
    },
  ];
  const probably = {
    key: 'estimated',
    label: formatMessage(datesMessages.estimated),
    value: estimate ? date(estimate.at.toISOString()) : formatMessage(datesMessages.notKnown),
  };
  return (
    <SectionCard
      title={formatMessage(datesMessages.title)}
      extra={isWorkedOn && <CaseDatesDialog caseRecord={caseRecord} list={list} />}
    >
      <Flex vertical gap={12}>
        {estimate && dueOn !== null && <LateAlert estimate={estimate} dueOn={dueOn} />}
        <Facts facts={isWorkedOn ? [...facts, probably] : facts} />
      </Flex>
    </SectionCard>
  );
}

function LateAlert({ estimate: { at, longest, days }, dueOn }: { estimate: CaseEstimate; dueOn: string }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const late = -slackDays(dueOn, at);
  if (late <= 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={formatMessage(datesMessages.late, { days: late, due: date(dueOn) })}
      description={
        days >= 1 &&
        formatMessage(datesMessages.why, {
          phase: formatMessage(phaseNames[longest]),
          days: Math.round(days),
        })
      }
    />
  );
}
