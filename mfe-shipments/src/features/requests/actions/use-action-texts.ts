import type { ServiceRequest } from '@portal/shared/contract';
import { usePatientName } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import type { CompanyRequestAction } from '../../../domain/request-actions';
import {
  requestActionDone,
  requestActionHints,
  requestActionLabels,
  requestActionQuestions,
} from './request-action.messages';

export interface RequestDialogProps {
  readonly request: ServiceRequest;
  readonly onClose: () => void;
}

/** What the dialog of an action says, with the request named. */
export function useActionTexts(action: CompanyRequestAction, { identifier, case: ofCase }: ServiceRequest) {
  const { formatMessage } = useIntl();
  const patientName = usePatientName()(ofCase.patientName);
  return {
    label: formatMessage(requestActionLabels[action]),
    question: formatMessage(requestActionQuestions[action], { identifier, patientName }),
    hint: formatMessage(requestActionHints[action]),
    done: formatMessage(requestActionDone[action], { identifier }),
  };
}
