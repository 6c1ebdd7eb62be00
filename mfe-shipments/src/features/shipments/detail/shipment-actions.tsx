import { ARRIVAL_ACTIONS } from '@portal/shared/contract';
import { ConfirmButton } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useReportArrivalMutation } from '../../../api/parcel.api';
import { canDo, canSendOn, offeredArrivals } from '../../../domain/shipment-actions';
import { SendOnButton } from '../send-on/send-on-button';
import { arrivedMessages } from './arrival.messages';
import { ReportButton } from './report-button';
import type { ShipmentTabProps } from './shipment.page';

/** What the company can do with a parcel now, as the table of transitions says. */
export function ShipmentActions({ type, shipment }: ShipmentTabProps) {
  const problems = offeredArrivals(shipment).filter((arrival) => arrival !== 'ARRIVED');
  return (
    <>
      {problems.length > 0 && <ReportButton type={type} shipment={shipment} problems={problems} />}
      {canDo(ARRIVAL_ACTIONS.ARRIVED, shipment) && <ArrivedButton type={type} shipment={shipment} />}
      {type === 'dso' && canSendOn(shipment) && <SendOnButton shipment={shipment} />}
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
