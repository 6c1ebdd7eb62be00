import { PAGES, pathTo } from '@portal/shared/contract';
import { defineManifest } from '@portal/shared/mfe/manifest';

const title = { en: 'Shipments', tr: 'Gönderiler', ar: 'الشحنات' };
const group = { id: 'shipments', title };

/** The contract of the shipments domain with the shell. */
export const manifest = defineManifest({
  id: 'shipments',
  title,
  paths: [
    PAGES.shipmentsRoot,
    PAGES.shipmentList,
    PAGES.shipment,
    PAGES.requests,
    PAGES.requestList,
    PAGES.request,
  ],
  navigation: [
    {
      id: 'shipments.client',
      path: pathTo('shipmentList', { type: 'client' }),
      title: { en: 'Client Shipments', tr: 'Müşteri Gönderileri', ar: 'شحنات العميل' },
      icon: 'shipments',
      order: 50,
      access: 'customer',
      group,
    },
    {
      id: 'shipments.dso',
      path: pathTo('shipmentList', { type: 'dso' }),
      title: { en: 'Doctor Shipments', tr: 'Doktor Gönderileri', ar: 'شحنات الأطباء' },
      icon: 'shipments',
      order: 51,
      access: 'customer',
      group,
    },
    {
      id: 'shipments.requests',
      path: pathTo('requests'),
      title: { en: 'Request', tr: 'Talep', ar: 'الطلب' },
      icon: 'requests',
      order: 60,
      access: 'customerWithRequest',
    },
  ],
  search: {
    sources: [
      {
        id: 'shipments.client',
        title,
        call: 'GET /shipment',
        by: 'search',
        path: '/shipments/client/{uuid}/parcel',
        label: ['identifier', 'airwayBillNumber'],
        order: 40,
        access: 'customer',
      },
      {
        id: 'shipments.dso',
        title: { en: 'Doctor Shipments', tr: 'Doktor Gönderileri', ar: 'شحنات الأطباء' },
        call: 'GET /dso/shipment',
        by: 'search',
        path: '/shipments/dso/{uuid}/parcel',
        label: ['identifier', 'airwayBillNumber'],
        order: 50,
        access: 'doctorCases',
        isOpenToDso: true,
      },
      {
        id: 'shipments.requests',
        title: { en: 'Requests', tr: 'Talepler', ar: 'الطلبات' },
        call: 'GET /request',
        by: 'search',
        path: '/request/{uuid}/overview',
        label: ['identifier', 'case.identifier', 'case.patientName'],
        order: 60,
        access: 'customerWithRequest',
      },
      {
        id: 'shipments.dsoRequests',
        title: { en: 'Doctor Requests', tr: 'Doktor Talepleri', ar: 'طلبات الأطباء' },
        call: 'GET /dso/request',
        by: 'search',
        path: '/request/{uuid}/overview',
        label: ['identifier', 'case.identifier', 'case.patientName'],
        order: 70,
        access: 'customerWithRequest',
        onlyDso: true,
      },
    ],
  },
  slots: [
    {
      slot: 'case.tab',
      id: 'requests',
      part: 'caseRequests',
      title: { en: 'Requests', tr: 'Talepler', ar: 'الطلبات' },
      order: 10,
      access: 'customer',
    },
    { slot: 'case.tab', id: 'shipments', part: 'caseShipments', title, order: 20, access: 'customer' },
  ],
  emits: [],
  hears: ['assets:updated', 'case:updated', 'request:updated', 'shipment:updated'],
});
