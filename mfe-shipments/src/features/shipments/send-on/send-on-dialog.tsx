import type { LastMile, Shipment } from '@portal/shared/contract';
import { FormDialog } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useSendOnMutation } from '../../../api/parcel.api';
import { CourierFields } from '../../../components/courier-fields';
import { oneMessages, sendOnMessages } from './send-on.messages';

interface SendOnDialogProps {
  readonly shipment: Shipment;
  readonly onClose: () => void;
}

/** Says that the organisation has sent a doctors' parcel on, and how (SM-02). */
export function SendOnDialog({ shipment: { uuid, identifier }, onClose }: SendOnDialogProps) {
  const { formatMessage } = useIntl();
  const [sendOn] = useSendOnMutation();
  return (
    <FormDialog<LastMile>
      open
      title={formatMessage(oneMessages.title, { identifier })}
      hint={formatMessage(sendOnMessages.hint)}
      okText={formatMessage(sendOnMessages.label)}
      done={formatMessage(oneMessages.done, { identifier })}
      onSubmit={(way) => sendOn({ uuid, way: filled(way) }).unwrap()}
      onClose={onClose}
    >
      <CourierFields />
    </FormDialog>
  );
}

/** A courier that was chosen and taken back is null in the form. */
function filled({ courierId, airwayBillNumber }: LastMile): LastMile {
  return { ...(courierId && { courierId }), ...(airwayBillNumber && { airwayBillNumber }) };
}
