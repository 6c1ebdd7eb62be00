import type { Shipment } from '@portal/shared/contract';
import { FormDialog } from '@portal/shared/ui';
import { Alert, App } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSendManyOnMutation } from '../../../api/parcel.api';
import { AirwayBillField, CourierField } from '../../../components/courier-fields';
import { nameOfBill, readResults, toLastMiles, type RefusedParcel, type SendManyForm } from './send-many';
import { manyMessages, sendOnMessages } from './send-on.messages';

interface SendManyDialogProps {
  readonly shipments: readonly Shipment[];
  /** At least one parcel is on its way. */
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/**
 * Sends doctors' parcels on together: one courier, an airway bill each. What the server refuses stays in the dialog, with its reason at
 * its airway bill or, where no other input helps, above them; the others are on their way all the same.
 */
export function SendManyDialog({ shipments, onSent, onClose }: SendManyDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { message } = App.useApp();
  const [sendMany] = useSendManyOnMutation();
  const [open, setOpen] = useState(shipments);
  const [lost, setLost] = useState<readonly RefusedParcel[]>([]);

  async function submit(values: SendManyForm): Promise<void> {
    if (open.length === 0) return;
    const { results } = await sendMany(toLastMiles(values, open)).unwrap();
    const { sent, fixable, hopeless, refusal } = readResults(results, open, intl);
    if (sent > 0) {
      void message.success(formatMessage(manyMessages.done, { count: sent }));
      onSent();
    }
    if (!refusal) return;
    setOpen(fixable);
    setLost((before) => [...before, ...hopeless]);
    throw refusal;
  }

  return (
    <FormDialog<SendManyForm>
      open
      onClose={onClose}
      title={formatMessage(manyMessages.label, { count: shipments.length })}
      {...(open.length > 0
        ? { hint: formatMessage(sendOnMessages.manyHint), okText: formatMessage(sendOnMessages.label) }
        : { isNotice: true, okText: formatMessage(sendOnMessages.close) })}
      onSubmit={submit}
    >
      {lost.length > 0 && <LostParcels parcels={lost} />}
      {open.length > 0 && <CourierField />}
      {open.map(({ uuid, identifier }) => (
        <AirwayBillField
          key={uuid}
          name={nameOfBill(uuid)}
          label={formatMessage(manyMessages.bill, { identifier })}
        />
      ))}
    </FormDialog>
  );
}

function LostParcels({ parcels }: { parcels: readonly RefusedParcel[] }) {
  const { formatMessage } = useIntl();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBlockEnd: 16 }}
      title={formatMessage(manyMessages.notSent, { count: parcels.length })}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {parcels.map(({ identifier, reason }) => (
            <li key={identifier}>{formatMessage(manyMessages.why, { identifier, reason })}</li>
          ))}
        </ul>
      }
    />
  );
}
