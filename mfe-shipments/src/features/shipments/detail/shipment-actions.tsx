import { ARRIVAL_ACTIONS } from '@portal/shared/contract';
import { ChangeAction, ConfirmButton } from '@portal/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useReportArrivalMutation } from '../../../api/parcel.api';
import { canDo, canSendOn, goesStraight, offeredArrivals } from '../../../domain/shipment-actions';
import { SendOnDialog } from '../send-on/send-on-dialog';
import { sendOnMessages } from '../send-on/send-on.messages';
import { arrivedMessages } from './arrival.messages';
import { ReportButton } from './report-button';
import type { ShipmentTabProps } from './shipment.page';

/** What the company can do with a parcel now, as the table of transitions says. */
export function ShipmentActions({ type, shipment }: ShipmentTabProps) {
  const { formatMessage } = useIntl();
  const [isSendingOn, setIsSendingOn] = useState(false);
  const problems = offeredArrivals(shipment).filter((arrival) => arrival !== 'ARRIVED');
  return (
    <>
      {problems.length > 0 && <ReportButton type={type} shipment={shipment} problems={problems} />}
      {canDo(ARRIVAL_ACTIONS.ARRIVED, shipment) && <ArrivedButton type={type} shipment={shipment} />}
      {type === 'dso' && canSendOn(shipment) && (
        <ChangeAction>
          <Button type={goesStraight(shipment) ? 'default' : 'primary'} onClick={() => setIsSendingOn(true)}>
            {formatMessage(sendOnMessages.label)}
          </Button>
        </ChangeAction>
      )}
      {/* Not with its button, which goes when somebody else is quicker: what is typed stays. */}
      {isSendingOn && <SendOnDialog shipment={shipment} onClose={() => setIsSendingOn(false)} />}
    </>
  );
}

function ArrivedButton({ type, shipment: { uuid, identifier } }: ShipmentTabProps) {
  const { formatMessage } = useIntl();
  const [report] = useReportArrivalMutation();
  return (
    <ConfirmButton
      question={formatMessage(arrivedMessages.question, { identifier })}
      hint={formatMessage(arrivedMessages.hint)}
      done={formatMessage(arrivedMessages.done, { identifier })}
      run={() => report({ type, uuid, report: { arrival: 'ARRIVED' } }).unwrap()}
    >
      {formatMessage(arrivedMessages.label)}
    </ConfirmButton>
  );
}
