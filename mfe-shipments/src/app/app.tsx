import { hasDoctorSide, PAGES, pathTo } from '@portal/shared/contract';
import { Navigate, Route, Routes, useParams } from '@portal/shared/router';
import { usePermissions, useSession } from '@portal/shared/session';
import { ForbiddenState, NotFoundState } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCanRequest } from '../components/use-can-request';
import { isShipmentType, SLIP, type ShipmentType } from '../domain/shipment-paths';
import { RequestPage } from '../features/requests/detail/request.page';
import { RequestListPage } from '../features/requests/list/request-list.page';
import { ShipmentPage } from '../features/shipments/detail/shipment.page';
import { ShipmentListPage } from '../features/shipments/list/shipment-list.page';
import { PackingSlipPage } from '../features/shipments/slip/packing-slip.page';
import { appMessages } from './app.messages';

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
  return <TypeRoute>{(type) => <ShipmentListPage key={type} type={type} />}</TypeRoute>;
}

function DetailRoute() {
  const { shipmentId: uuid = '', tab = '' } = useParams();
  return (
    <TypeRoute>
      {(type) =>
        tab === SLIP ? (
          <PackingSlipPage key={`${type}/${uuid}`} type={type} uuid={uuid} />
        ) : (
          <ShipmentPage key={`${type}/${uuid}`} type={type} uuid={uuid} tab={tab} />
        )
      }
    </TypeRoute>
  );
}

/** Reads `:type` from the address, and says so where the company has no doctors' shipments. */
function TypeRoute({ children }: { children: (type: ShipmentType) => ReactNode }) {
  const { type } = useParams();
  const { role } = useSession();
  const { isDso } = usePermissions();
  const { formatMessage } = useIntl();
  if (!isShipmentType(type)) return <NotFoundState />;
  if (type === 'dso' && !hasDoctorSide({ role, isDso }))
    return <ForbiddenState detail={formatMessage(appMessages.onlyDoctorSide)} />;
  return children(type);
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
