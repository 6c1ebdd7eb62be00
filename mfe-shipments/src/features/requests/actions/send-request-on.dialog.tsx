import type { LastMile } from '@portal/shared/contract';
import { FormDialog } from '@portal/shared/ui';
import { useSendRequestOnMutation } from '../../../api/requests.api';
import { CourierFields } from '../../../components/courier-fields';
import { useActionTexts, type RequestDialogProps } from './use-action-texts';

/** Says that what was asked for went on to the doctor, by which courier and airway bill (SM-04). */
export function SendRequestOnDialog({ request, onClose }: RequestDialogProps) {
  const { label, question, ...texts } = useActionTexts('lastMileShipped', request);
  const [sendOn] = useSendRequestOnMutation();
  return (
    <FormDialog<LastMile>
      {...texts}
      open
      title={question}
      okText={label}
      onSubmit={(lastMile) => sendOn({ uuid: request.uuid, lastMile }).unwrap()}
      onClose={onClose}
    >
      <CourierFields />
    </FormDialog>
  );
}
