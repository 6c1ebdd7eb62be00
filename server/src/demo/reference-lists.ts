import type { country, courier } from '../db/schema';

/** Couriers, with where each shows the way of a parcel. */
export const COURIERS: readonly (typeof courier.$inferInsert & { readonly title: string })[] = [
  {
    id: 1,
    title: 'DHL Express',
    trackingTemplate: 'https://www.dhl.com/en/express/tracking.html?AWB={airwayBill}',
  },
  { id: 2, title: 'FedEx', trackingTemplate: 'https://www.fedex.com/fedextrack/?trknbr={airwayBill}' },
  { id: 3, title: 'UPS', trackingTemplate: 'https://www.ups.com/track?tracknum={airwayBill}' },
  {
    id: 4,
    title: 'Aramex',
    trackingTemplate: 'https://www.aramex.com/track/results?ShipmentNumber={airwayBill}',
  },
];

/** Numbers are those of ISO 3166-1. */
export const COUNTRIES: readonly (typeof country.$inferInsert & { readonly id: number })[] = [
  { id: 784, name: 'United Arab Emirates', isShippable: true },
  { id: 818, name: 'Egypt', isShippable: true },
  { id: 276, name: 'Germany', isShippable: true },
  { id: 372, name: 'Ireland', isShippable: true },
  { id: 400, name: 'Jordan', isShippable: true },
  { id: 422, name: 'Lebanon', isShippable: false },
  { id: 682, name: 'Saudi Arabia', isShippable: true },
  { id: 792, name: 'Türkiye', isShippable: true },
  { id: 826, name: 'United Kingdom', isShippable: true },
  { id: 840, name: 'United States', isShippable: true },
];
