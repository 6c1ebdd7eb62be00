import type { Case } from '@portal/shared/contract';
import { ConfirmDialog, FormDialog, usePatientName } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useTakeStepMutation, type CaseStepInput } from '../../api/case-steps.api';
import type { CaseStep } from '../../domain/case-actions';
import type { CaseListName } from '../../domain/case-paths';
import { CASE_STEP_FIELDS } from './case-step-fields';
import { stepDone, stepHints, stepLabels, stepMessages, stepQuestions } from './case-step.messages';

interface CaseStepModalProps {
  readonly step: CaseStep;
  readonly subject: Case;
  readonly list: CaseListName;
  close(): void;
}

/** Asks before a step, and for what it takes (CA-12). */
export function CaseStepModal({ step, subject, list, close }: CaseStepModalProps) {
  const { formatMessage } = useIntl();
  const patientName = usePatientName()(subject.patientName);
  const [takeStep] = useTakeStepMutation();
  const { identifier, uuid: id } = subject;
  const Fields = CASE_STEP_FIELDS[step];
  const question = formatMessage(stepQuestions[step], { identifier, patientName });
  const dialog = {
    hint: formatMessage(stepHints[step]),
    okText: formatMessage(stepLabels[step]),
    ...(step === 'cancel' && { danger: true, cancelText: formatMessage(stepMessages.keep) }),
    done: formatMessage(stepDone[step], { identifier }),
    onClose: close,
  };
  const take = (input: CaseStepInput) => takeStep({ list, id, step, input }).unwrap();
  if (!Fields) return <ConfirmDialog {...dialog} question={question} run={() => take({})} />;
  return (
    <FormDialog<CaseStepInput> {...dialog} open title={question} onSubmit={take}>
      <Fields />
    </FormDialog>
  );
}
