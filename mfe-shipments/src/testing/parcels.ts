import type { CaseHistoryEntry, ListedCourier, PackingSlip, Shipment } from '@portal/shared/contract';
import { buildAddress, buildCompany, buildShipment } from '@portal/shared/testing';

const NOW = '2026-03-02T09:30:00.000Z';

export const COURIERS: ListedCourier[] = [
  {
    id: 1,
    title: 'DHL Express',
    trackingTemplate: null,
    airwayBillPattern: '\\d{10}',
    airwayBillExample: '1234567890',
  },
  { id: 5, title: 'Own courier', trackingTemplate: null, airwayBillPattern: null, airwayBillExample: null },
];

const { uuid: addressUuid, ...place } = buildAddress();

/** A doctors' parcel that has come from the lab, of two cases: one for an order, one for a request. */
export const PARCEL: Shipment = buildShipment({
  side: 'doctor',
  status: 'SHIPPED',
  airwayBillNumber: '1234567890',
  courier: { id: 1, title: 'DHL Express' },
  trackingUrl: 'https://courier.example/1234567890',
  shippedAt: NOW,
  shipTo: { ...place, via: 'default', addressUuid },
  caseCount: 2,
  cases: [
    { uuid: caseUuid(1), identifier: 'C-10001', patientName: 'Sarah Miller' },
    { uuid: caseUuid(2), identifier: 'C-10002', patientName: 'Omar Haddad' },
  ],
  contents: [
    {
      case: { uuid: caseUuid(1), identifier: 'C-10001', patientName: 'Sarah Miller' },
      order: { uuid: caseUuid(21), identifier: 'O-1' },
      batch: { uuid: caseUuid(22), number: '1st', fromStage: 1, toStage: 10 },
      plan: null,
      refinement: null,
      request: null,
    },
    {
      case: { uuid: caseUuid(2), identifier: 'C-10002', patientName: 'Omar Haddad' },
      order: null,
      batch: null,
      plan: null,
      refinement: null,
      request: {
        uuid: caseUuid(31),
        identifier: 'R-1004',
        type: 'retainer',
        fromStep: 12,
        toStep: 12,
        arch: 'upper',
      },
    },
  ],
});

/** The same after the organisation has sent it on by another courier. */
export const SENT_ON: Shipment = {
  ...PARCEL,
  lastMile: {
    courier: { id: 5, title: 'Own courier' },
    airwayBillNumber: 'LM-1',
    trackingUrl: null,
    shippedAt: '2026-03-05T09:30:00.000Z',
  },
};

export const SLIP: PackingSlip = {
  shipment: PARCEL,
  company: { name: buildCompany().name, phone: '+1 512 555 0100', email: 'office@clinic.example' },
  lines: PARCEL.contents.map((content, index) => ({
    ...content,
    clientReferenceId: index === 0 ? 'REF-7' : null,
    doctorName: 'Dr. Ada',
    productId: 'AL',
    arch: 'both',
  })),
};

/** An entry of a parcel's history. */
export function buildEntry(label: string, over: Partial<CaseHistoryEntry> = {}): CaseHistoryEntry {
  return {
    uuid: label,
    subject: 'shipment',
    subjectUuid: PARCEL.uuid,
    subjectLabel: PARCEL.identifier,
    subjectFrom: null,
    subjectTo: null,
    action: 'changed',
    label,
    actor: 'provider',
    actorName: null,
    fromStatus: null,
    toStatus: null,
    note: null,
    createdAt: NOW,
    ...over,
  };
}

function caseUuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
