import { PAGES, pathTo } from '@portal/shared/contract';
import { Navigate, Route, Routes, useParams } from '@portal/shared/router';
import { NotFoundState } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useCanRequest } from '../components/use-can-request';
import { isShipmentType } from '../domain/shipment-paths';
import { RequestPage } from '../features/requests/detail/request.page';
import { RequestListPage } from '../features/requests/list/request-list.page';
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
      <Route path={PAGES.requests} element={<RequestListRoute />} />
      <Route path={PAGES.requestList} element={<RequestListRoute />} />
      <Route path={PAGES.request} element={<RequestRoute />} />
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

/** Requests are for the roles of the group customerWithRequest; others go home (specification §§ 2, 6). */
function ForRequests({ children }: { children: ReactNode }) {
  return useCanRequest() ? children : <Navigate to={PAGES.home} replace />;
}

function RequestListRoute() {
  const { type = 'client' } = useParams();
  if (!isShipmentType(type)) return <NotFoundState />;
  return (
    <ForRequests>
      <RequestListPage key={type} type={type} />
    </ForRequests>
  );
}

function RequestRoute() {
  const { requestId = '', tab = '' } = useParams();
  return (
    <ForRequests>
      <RequestPage key={requestId} uuid={requestId} tab={tab} />
    </ForRequests>
  );
}
