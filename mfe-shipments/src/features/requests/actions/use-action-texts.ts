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

export interface RequestActionProps {
  readonly request: ServiceRequest;
  /** The request waits for this action. */
  readonly isNext: boolean;
}

/** What the button and the dialog of an action say, with the request named. */
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
