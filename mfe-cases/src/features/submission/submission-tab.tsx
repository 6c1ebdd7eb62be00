import type { Case, CaseAsset } from '@portal/shared/contract';
import { assetTypeMessages, Loaded, LoadingState, SectionCard, useReadOnlyReason } from '@portal/shared/ui';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCaseAssets } from '../../api/use-case-assets';
import type { CaseTabProps } from '../../domain/case-tab';
import { ClinicalStep } from './clinical-step';
import { DraftAlerts } from './draft-alerts';
import { GapList } from './gap-list';
import { PatientStep } from './patient-step';
import { RecordsStep } from './records-step';
import { ReviewStep } from './review-step';
import { SaveMark } from './save-mark';
import { StepBar } from './step-bar';
import { StepFooter } from './step-footer';
import { SubmitArea } from './submit-area';
import { stepOf } from './submission-steps';
import { stepMessages } from './submission.messages';
import type { Draft } from './submission.slice';
import { shownValues, useDraft } from './use-draft';
import { useSubmission, type SubmissionState } from './use-submission';
import { useStep, type StepControl } from './use-step';

interface SubmissionTabProps extends CaseTabProps {
  /** Draws the slots for records of the case as it is typed, with the server's errors by slot. */
  renderSlots(subject: Case, errors: Readonly<Record<string, string>>): ReactNode;
}

/** Fills in a case step by step and submits it (CA-18). It can be left at any time and resumed: every change is saved. */
export function SubmissionTab(props: SubmissionTabProps) {
  const { subject, list } = props;
  const draft = useDraft(subject, list);
  const records = useCaseAssets({ list, id: subject.uuid });
  return (
    <Loaded query={records}>
      {(assets) => (draft ? <OpenSubmission {...props} draft={draft} assets={assets} /> : <LoadingState />)}
    </Loaded>
  );
}

interface OpenSubmissionProps extends SubmissionTabProps {
  readonly draft: Draft;
  readonly assets: readonly CaseAsset[];
}

function OpenSubmission(props: OpenSubmissionProps) {
  const { subject, draft, assets } = props;
  const { uuid } = subject;
  const { formatMessage } = useIntl();
  const state = useSubmission({ uuid, draft, assets });
  const control = useStep(state.missing);
  const { step, heading, goTo, fill } = control;
  const isReview = step === 'review';
  return (
    <Flex vertical gap={16} style={{ maxWidth: 860 }}>
      <DraftAlerts uuid={uuid} draft={draft} />
      <StepBar step={step} missing={state.missing} onStep={goTo} />
      <SectionCard
        title={formatMessage(stepMessages[step])}
        headingRef={heading}
        extra={<SaveMark draft={draft} />}
      >
        <StepContent key={step} {...props} state={state} control={control} />
      </SectionCard>
      <GapList gaps={state.missing.filter((gap) => isReview || stepOf(gap) === step)} onFill={fill} />
      {isReview && <SubmitArea uuid={uuid} draft={draft} isComplete={state.gaps.length === 0} />}
      <StepFooter step={step} onStep={goTo} />
    </Flex>
  );
}

interface StepContentProps extends OpenSubmissionProps {
  readonly state: SubmissionState;
  readonly control: StepControl;
}

function StepContent(props: StepContentProps) {
  const { subject, draft, state, control, renderSlots } = props;
  const { formatMessage } = useIntl();
  const isReadOnly = useReadOnlyReason() !== null;
  const { errors } = state;
  const values = shownValues(draft);
  const form = { uuid: subject.uuid, draft, errors, disabled: isReadOnly || draft.submitting !== 'no' };
  const typed = { ...subject, ...values, customFields: subject.customFields };
  switch (control.step) {
    case 'patient':
      return <PatientStep {...form} />;
    case 'clinical':
      return <ClinicalStep {...form} />;
    case 'records':
      return <RecordsStep {...form}>{renderSlots(typed, errors)}</RecordsStep>;
    case 'review': {
      const records = state.records.map((slot) => formatMessage(assetTypeMessages[slot]));
      return <ReviewStep values={values} records={records} onChange={control.goTo} />;
    }
  }
}
