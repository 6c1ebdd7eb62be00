import type { CaseAsset } from '@portal/shared/contract';
import { Loaded, LoadingState, SectionCard, useReadOnlyReason } from '@portal/shared/ui';
import { Flex, Typography } from 'antd';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useCaseAssets } from '../../api/use-case-assets';
import type { CaseTabProps } from '../../components/case-tab';
import type { CaseListName } from '../../domain/case-paths';
import { DraftAlerts, FailureAlert } from './draft/draft-alerts';
import { SaveMark } from './draft/save-mark';
import { useDraft } from './draft/use-draft';
import { FieldsStep } from './form/fields-step';
import { RecordSlotsOfDraft } from './form/record-slots-of-draft';
import { ReviewStep } from './review/review-step';
import { SubmitArea } from './review/submit-area';
import { useKeepPresets } from './prescription/use-keep-presets';
import { usePresets } from './prescription/use-presets';
import { MissingFieldsAlert } from './steps/missing-fields-alert';
import { StepBar, StepFooter } from './steps/step-navigation';
import { stepOf, type Step } from './steps/submission-steps';
import { useStep } from './steps/use-step';
import { stepMessages, submissionMessages } from './submission.messages';
import { useSubmission, type SubmissionState } from './use-submission';

/** Fills in a case step by step and submits it (CA-18). Every change is saved, so it can be left and resumed at any time. */
export function SubmissionTab({ caseRecord, list }: CaseTabProps) {
  const isOpen = useDraft(caseRecord, list);
  const records = useCaseAssets({ list, id: caseRecord.uuid });
  return (
    <Loaded query={records}>
      {(assets) =>
        isOpen ? <OpenSubmission uuid={caseRecord.uuid} list={list} assets={assets} /> : <LoadingState />
      }
    </Loaded>
  );
}

interface OpenSubmissionProps {
  readonly uuid: string;
  readonly list: CaseListName;
  readonly assets: readonly CaseAsset[];
}

/** Does not take the case as a prop: each save makes a new object, which would render everything again. */
const OpenSubmission = memo(function OpenSubmission({ uuid, list, assets }: OpenSubmissionProps) {
  const { formatMessage } = useIntl();
  const state = useSubmission(uuid, assets);
  const presets = usePresets(uuid, list);
  const keepPresets = useKeepPresets(uuid);
  const { step, heading, goTo, fill } = useStep(state.missing, (left) => {
    if (left === 'clinical') keepPresets();
  });
  const isReview = step === 'review';
  return (
    <Flex vertical gap={16} style={{ maxWidth: 860 }}>
      <DraftAlerts uuid={uuid} />
      {presets.hasFailed && <FailureAlert title={submissionMessages.presetsFailed} onRetry={presets.retry} />}
      <StepBar step={step} missing={state.missing} onStep={goTo} />
      <SectionCard
        title={formatMessage(stepMessages[step])}
        headingRef={heading}
        extra={<SaveMark uuid={uuid} />}
      >
        <StepContent key={step} {...{ uuid, list, assets, step, state, goTo }} />
      </SectionCard>
      <MissingFieldsAlert
        missingFields={state.missing.filter((missingField) => isReview || stepOf(missingField) === step)}
        onFill={fill}
      />
      {isReview && presets.isSlow && (
        <Typography.Text type="secondary">{formatMessage(submissionMessages.presetsComing)}</Typography.Text>
      )}
      {isReview && <SubmitArea uuid={uuid} isComplete={state.isComplete} onRecords={() => goTo('records')} />}
      <StepFooter step={step} onStep={goTo} />
    </Flex>
  );
});

interface StepContentProps extends OpenSubmissionProps {
  readonly step: Step;
  readonly state: SubmissionState;
  goTo(step: Step): void;
}

function StepContent({ uuid, list, assets, step, state, goTo }: StepContentProps) {
  const { errors, records } = state;
  const isEnabled = useReadOnlyReason() === null;
  if (step === 'review') return <ReviewStep {...{ uuid, records, assets }} onChange={goTo} />;
  return (
    <>
      <FieldsStep {...{ uuid, step, errors, isEnabled }} />
      {step === 'records' && <RecordSlotsOfDraft {...{ uuid, list, errors }} />}
    </>
  );
}
