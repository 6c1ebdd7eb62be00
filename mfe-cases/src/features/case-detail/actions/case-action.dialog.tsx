import type { Case } from '@portal/shared/contract';
import { ConfirmDialog, FormDialog, usePatientName } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useRunCaseActionMutation, type CaseActionInput } from '../../../api/case-actions.api';
import type { OfferedAction } from '../../../domain/case-actions';
import type { CaseListName } from '../../../domain/case-paths';
import { ACTION_FIELDS } from './case-action-fields';
import { actionMessages, actionTexts } from './case-action.messages';

interface CaseActionDialogProps {
  readonly action: OfferedAction;
  readonly caseRecord: Case;
  readonly list: CaseListName;
  close(): void;
}

/** Confirms an action and asks for its input (CA-12). */
export function CaseActionDialog({ action, caseRecord, list, close }: CaseActionDialogProps) {
  const { formatMessage } = useIntl();
  const patientName = usePatientName()(caseRecord.patientName);
  const [runCaseAction] = useRunCaseActionMutation();
  const { identifier, uuid: id } = caseRecord;
  const Fields = ACTION_FIELDS[action];
  const texts = actionTexts(action, caseRecord);
  const question = formatMessage(texts.question, { identifier, patientName });
  const dialog = {
    hint: formatMessage(texts.hint),
    okText: formatMessage(texts.label),
    ...(action === 'cancel' && { danger: true, cancelText: formatMessage(actionMessages.keep) }),
    done: formatMessage(texts.done, { identifier }),
    onClose: close,
  };
  const take = (input: CaseActionInput) => runCaseAction({ list, id, action, input }).unwrap();
  if (!Fields) return <ConfirmDialog {...dialog} question={question} run={() => take({})} />;
  return (
    <FormDialog<CaseActionInput> {...dialog} open title={question} onSubmit={take}>
      <Fields />
    </FormDialog>
  );
}
