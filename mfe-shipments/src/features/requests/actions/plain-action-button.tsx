import { ConfirmButton } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useMoveRequestMutation, type PlainRequestAction } from '../../../api/requests.api';
import { requestActionMessages } from './request-action.messages';
import { useActionTexts, type RequestActionProps } from './use-action-texts';

/** An action that needs no more than a confirmation. */
export function PlainActionButton({
  request,
  isNext,
  action,
}: RequestActionProps & { readonly action: PlainRequestAction }) {
  const { formatMessage } = useIntl();
  const { label, ...texts } = useActionTexts(action, request);
  const [move] = useMoveRequestMutation();
  const { uuid, side } = request;
  return (
    <ConfirmButton
      {...texts}
      {...(isNext && { type: 'primary' })}
      {...(action === 'cancel' && { danger: true, cancelText: formatMessage(requestActionMessages.keep) })}
      okText={label}
      run={() => move({ uuid, side, action }).unwrap()}
    >
      {label}
    </ConfirmButton>
  );
}
