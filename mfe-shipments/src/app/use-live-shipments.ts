import { useBusEvent } from '@portal/shared/mfe';
import { useDispatch } from 'react-redux';
import { shipmentsApi } from '../api/shipments.api';

/** Reads what is on the page again when a shipment moved, or a case, which may have come into one or left with one. */
export function useLiveShipments(): void {
  const dispatch = useDispatch();
  useBusEvent('shipment:updated', ({ uuid }) => {
    dispatch(shipmentsApi.util.invalidateTags([{ type: 'Shipment', id: uuid }, 'ShipmentList']));
  });
  useBusEvent('case:updated', () => {
    dispatch(shipmentsApi.util.invalidateTags(['Shipment', 'ShipmentList']));
  });
}
