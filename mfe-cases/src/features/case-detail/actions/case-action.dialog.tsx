import type { Case } from '@portal/shared/contract';
import { ConfirmDialog, FormDialog, usePatientName } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useRunCaseActionMutation, type CaseActionInput } from '../../../api/case-actions.api';
import type { OfferedAction } from '../../../domain/case-actions';
import type { CaseListName } from '../../../domain/case-paths';
import { CASE_STEP_FIELDS } from './case-action-fields';
import { stepDone, stepHints, actionLabels, stepMessages, stepQuestions } from './case-action.messages';

interface CaseStepModalProps {
  readonly step: OfferedAction;
  readonly caseRecord: Case;
  readonly list: CaseListName;
  close(): void;
}

/** Asks before a step, and for what it takes (CA-12). */
export function CaseActionDialog({ step, caseRecord, list, close }: CaseStepModalProps) {
  const { formatMessage } = useIntl();
  const patientName = usePatientName()(caseRecord.patientName);
  const [runCaseAction] = useRunCaseActionMutation();
  const { identifier, uuid: id } = caseRecord;
  const Fields = CASE_STEP_FIELDS[step];
  const question = formatMessage(stepQuestions[step], { identifier, patientName });
  const dialog = {
    hint: formatMessage(stepHints[step]),
    okText: formatMessage(actionLabels[step]),
    ...(step === 'cancel' && { danger: true, cancelText: formatMessage(stepMessages.keep) }),
    done: formatMessage(stepDone[step], { identifier }),
    onClose: close,
  };
  const take = (input: CaseActionInput) => runCaseAction({ list, id, step, input }).unwrap();
  if (!Fields) return <ConfirmDialog {...dialog} question={question} run={() => take({})} />;
  return (
    <FormDialog<CaseActionInput> {...dialog} open title={question} onSubmit={take}>
      <Fields />
    </FormDialog>
  );
}
