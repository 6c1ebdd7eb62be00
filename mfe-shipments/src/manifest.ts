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
