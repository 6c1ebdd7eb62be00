import type { LastMile } from '@portal/shared/contract';
import { FormDialog } from '@portal/shared/ui';
import { Button } from 'antd';
import { useSendRequestOnMutation } from '../../../api/requests.api';
import { CourierFields } from '../../../components/courier-fields';
import { useActionTexts, type RequestActionProps } from './use-action-texts';

/** Says that what was asked for went on to the doctor, by which courier and airway bill (SM-04). */
export function SendRequestOnButton({ request }: RequestActionProps) {
  const { label, question, ...texts } = useActionTexts('lastMileShipped', request);
  const [sendOn] = useSendRequestOnMutation();
  return (
    <FormDialog<LastMile>
      {...texts}
      trigger={<Button type="primary">{label}</Button>}
      title={question}
      okText={label}
      onSubmit={(lastMile) => sendOn({ uuid: request.uuid, lastMile }).unwrap()}
    >
      <CourierFields />
    </FormDialog>
  );
}
