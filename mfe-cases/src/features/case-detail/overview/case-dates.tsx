import { estimateCase, whoseTurn, type CaseEstimate } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Facts, SectionCard } from '@portal/shared/ui';
import { Alert, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { usePhaseTimesQuery } from '../../../api/cases.api';
import { fieldMessages } from '../../../components/case-fields/case-fields.messages';
import type { CaseTabProps } from '../../../components/case-tab';
import { CaseDatesDialog } from './case-dates.dialog';
import { datesMessages, phaseNames } from './dates.messages';

const DAY_MS = 86_400_000;

/** When the case is due, when its patient comes next, and when it will probably be shipped. */
export function CaseDates({ caseRecord, list }: Pick<CaseTabProps, 'caseRecord' | 'list'>) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const { dueOn = null, appointmentOn = null, status } = caseRecord;
  const isWorkedOn = whoseTurn(status) !== null;
  const estimate = useEstimate(caseRecord, !isWorkedOn);
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

function useEstimate({ status, withTs, statusSince }: CaseTabProps['caseRecord'], skip: boolean) {
  const { data: times } = usePhaseTimesQuery(undefined, { skip });
  if (!times || skip) return null;
  return estimateCase({ status, withTs, since: new Date(statusSince) }, times, new Date());
}

function LateAlert({ estimate: { at, longest, days }, dueOn }: { estimate: CaseEstimate; dueOn: string }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  // The due day itself is in time.
  const late = Math.ceil((at.getTime() - endOfDay(dueOn)) / DAY_MS);
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

/** By the clock of the reader. */
function endOfDay(day: string): number {
  return new Date(`${day}T23:59:59.999`).getTime();
}
