import { defineManifest } from '@portal/shared/mfe/manifest';

const title = { en: 'Shipments', tr: 'Gönderiler', ar: 'الشحنات' };
const group = { id: 'shipments', title };

/** The contract of the shipments domain with the shell. */
export const manifest = defineManifest({
  id: 'shipments',
  title,
  contract: '^1.0.0',
  paths: ['/shipments', '/shipments/:type', '/shipments/:type/:shipmentuuid/:tabName'],
  navigation: [
    {
      id: 'shipments.client',
      path: '/shipments/client',
      title: { en: 'Client Shipments', tr: 'Müşteri Gönderileri', ar: 'شحنات العميل' },
      icon: 'shipments',
      order: 50,
      access: 'customer',
      group,
    },
    {
      id: 'shipments.dso',
      path: '/shipments/dso',
      title: { en: 'Doctor Shipments', tr: 'Doktor Gönderileri', ar: 'شحنات الأطباء' },
      icon: 'shipments',
      order: 51,
      access: 'customer',
      group,
    },
  ],
  emits: [],
  hears: ['case:updated', 'shipment:updated'],
});
