import { PrinterOutlined } from '@ant-design/icons';
import type { Case, Plan, PlanDetails } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Loaded, Ltr, PatientName, Sheet } from '@portal/shared/ui';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { usePlanDetailsQuery } from '../../../api/plans.api';
import { useSubmissionFacts } from '../../../components/case-fields/use-submission-facts';
import { prescriptionMessages } from '../../../components/case-fields/prescription.messages';
import { PlanChart } from '../../../components/plan-chart/plan-chart';
import type { CaseListName } from '../../../domain/case-paths';
import { planDataMessages } from '../details/plan-data.messages';
import { planMessages } from '../plans.messages';
import { usePlanValues } from '../use-plan-values';
import { ChairsideVisits } from './chairside-visits';
import styles from './sheet.module.css';
import { sheetMessages } from './sheet.messages';
import { useSheet } from './use-sheet';

interface ChairsideSheetProps {
  readonly plan: Plan;
  readonly caseRecord: Case;
  readonly list: CaseListName;
}

/** One page for the chair: what was prescribed, and what is reduced, bonded and removed before which aligner. */
export function ChairsideSheet({ plan, caseRecord, list }: ChairsideSheetProps) {
  const { formatMessage } = useIntl();
  const [, showSheet] = useSheet();
  const query = usePlanDetailsQuery({ list, planUuid: plan.uuid, caseUuid: plan.caseUuid });
  return (
    <Flex vertical gap={16}>
      <Flex wrap gap={8}>
        <Button onClick={() => showSheet(null)}>{formatMessage(sheetMessages.back)}</Button>
        <Button
          type="primary"
          icon={<PrinterOutlined aria-hidden />}
          disabled={!query.data}
          onClick={() => window.print()}
        >
          {formatMessage(sheetMessages.print)}
        </Button>
      </Flex>
      <Loaded query={query}>
        {(details) => <SheetOfPlan plan={plan} caseRecord={caseRecord} details={details} />}
      </Loaded>
    </Flex>
  );
}

interface SheetProps extends Omit<ChairsideSheetProps, 'list'> {
  readonly details: PlanDetails;
}

function SheetOfPlan({ plan, caseRecord, details }: SheetProps) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const values = usePlanValues();
  const { identifier, patientName, doctor } = caseRecord;
  const title = formatMessage(sheetMessages.title, { number: plan.number });
  const { estimatedEndAt } = details;
  return (
    <Sheet label={title} className={styles.sheet}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.facts}>
        <SheetFact label={sheetMessages.patient}>
          <PatientName name={patientName} />
        </SheetFact>
        <SheetFact label={sheetMessages.case}>
          <Ltr>{identifier}</Ltr>
        </SheetFact>
        {doctor && (
          <SheetFact label={sheetMessages.doctor}>
            <bdi>{doctor.name}</bdi>
          </SheetFact>
        )}
        {values.map(({ key, label, read }) => (
          <SheetFact key={key} label={label}>
            {read(plan)}
          </SheetFact>
        ))}
        {estimatedEndAt && <SheetFact label={planDataMessages.endAt}>{date(estimatedEndAt)}</SheetFact>}
      </dl>
      <PlanChart details={details} />
      <ChairsideVisits plan={plan} details={details} />
      <Prescribed plan={plan} caseRecord={caseRecord} />
      {plan.note && (
        <dl className={styles.note}>
          <SheetFact label={planMessages.note}>
            <bdi>{plan.note}</bdi>
          </SheetFact>
        </dl>
      )}
    </Sheet>
  );
}

/** What the dentist asked for, as it was or would be made by this plan; without what was left open. */
function Prescribed({ plan, caseRecord }: Pick<SheetProps, 'plan' | 'caseRecord'>) {
  const { formatMessage } = useIntl();
  const madeWith = caseRecord.erasedAt === null ? plan.madeWith : 'unknown';
  const facts = useSubmissionFacts({ ...caseRecord, madeWith }).filter(
    ({ step, value }) => step === 'clinical' && Boolean(value),
  );
  return (
    <section aria-label={formatMessage(prescriptionMessages.title)} className={styles.prescribed}>
      <h3>{formatMessage(prescriptionMessages.title)}</h3>
      <dl className={styles.facts}>
        {facts.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SheetFact({ label, children }: { label: MessageDescriptor; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <dt>{formatMessage(label)}</dt>
      <dd>{children}</dd>
    </div>
  );
}
