import { ConfirmDialog } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useMoveRequestMutation, type PlainRequestAction } from '../../../api/requests.api';
import { requestActionMessages } from './request-action.messages';
import { useActionTexts, type RequestDialogProps } from './use-action-texts';

/** Asks before an action that needs no more than a confirmation. */
export function PlainActionDialog({
  request,
  action,
  onClose,
}: RequestDialogProps & { readonly action: PlainRequestAction }) {
  const { formatMessage } = useIntl();
  const { label, ...texts } = useActionTexts(action, request);
  const [move] = useMoveRequestMutation();
  const { uuid, side } = request;
  return (
    <ConfirmDialog
      {...texts}
      {...(action === 'cancel' && { danger: true, cancelText: formatMessage(requestActionMessages.keep) })}
      okText={label}
      run={() => move({ uuid, side, action }).unwrap()}
      onClose={onClose}
    />
  );
}
