import { PAGES, pathTo } from '@portal/shared/contract';
import { Navigate, Route, Routes, useParams } from '@portal/shared/router';
import { NotFoundState } from '@portal/shared/ui';
import { isShipmentType } from '../domain/shipment-paths';
import { ShipmentListPage } from '../features/shipments/shipment-list.page';
import { ShipmentPage } from '../features/shipments/shipment.page';

export function App() {
  return (
    <Routes>
      <Route
        path={PAGES.shipmentsRoot}
        element={<Navigate to={pathTo('shipmentList', { type: 'client' })} replace />}
      />
      <Route path={PAGES.shipmentList} element={<ListRoute />} />
      <Route path={PAGES.shipment} element={<DetailRoute />} />
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
  const { type, shipmentId: uuid = '', tab = '' } = useParams();
  if (!isShipmentType(type)) return <NotFoundState />;
  return <ShipmentPage key={`${type}/${uuid}`} type={type} uuid={uuid} tab={tab} />;
}
