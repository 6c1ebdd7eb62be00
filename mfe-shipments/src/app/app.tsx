import { Navigate, Route, Routes, useParams } from '@portal/shared/router';
import { NotFoundState } from '@portal/shared/ui';
import { isShipmentType } from '../domain/shipment-paths';
import { ShipmentListPage } from '../features/shipments/shipment-list.page';
import { ShipmentPage } from '../features/shipments/shipment.page';
import { useLiveShipments } from './use-live-shipments';

export function App() {
  useLiveShipments();
  return (
    <Routes>
      <Route path="/shipments" element={<Navigate to="/shipments/client" replace />} />
      <Route path="/shipments/:type" element={<ListRoute />} />
      <Route path="/shipments/:type/:shipmentuuid/:tabName" element={<DetailRoute />} />
      <Route path="*" element={<NotFoundState />} />
    </Routes>
  );
}

// Another list, and another shipment, is another page: nothing of the former stays while it loads.

function ListRoute() {
  const { type } = useParams();
  return isShipmentType(type) ? <ShipmentListPage key={type} type={type} /> : <NotFoundState />;
}

function DetailRoute() {
  const { type, shipmentuuid: uuid = '', tabName = '' } = useParams();
  if (!isShipmentType(type)) return <NotFoundState />;
  return <ShipmentPage key={`${type}/${uuid}`} type={type} uuid={uuid} tab={tabName} />;
}
