import type { Shipment } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { Ltr, type DataColumn } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { shipmentPath, type ShipmentType } from '../../domain/shipment-paths';
import { AirwayBill } from './airway-bill';
import { CaseLinks } from './case-links';
import { CourierLink } from './courier-link';
import { ShipmentStatusTag } from './shipment-status-tag';
import { fieldMessages } from './shipments.messages';

/** What the server sorts shipments by. */
export const SHIPMENT_SORTS = ['identifier', 'status', 'airwayBillNumber', 'createdAt', 'shippedAt'] as const;
export type ShipmentSort = (typeof SHIPMENT_SORTS)[number];

type Column = DataColumn<Shipment, ShipmentSort>;
type Field = ShipmentSort | 'courier' | 'cases';
const DASH = '—';

/** How each field of a shipment is shown, in a list and on its own page; null where there is nothing to show. */
export function shipmentFields(type: ShipmentType, date: (iso: string) => string) {
  return {
    identifier: ({ uuid, identifier }) => (
      <Link to={shipmentPath(type, uuid)}>
        <Ltr>{identifier}</Ltr>
      </Link>
    ),
    status: ({ status }) => <ShipmentStatusTag status={status} />,
    airwayBillNumber: ({ airwayBillNumber: number }) => number && <AirwayBill number={number} />,
    courier: ({ courier, trackingUrl }) =>
      courier && <CourierLink courier={courier} trackingUrl={trackingUrl} />,
    cases: ({ cases, caseCount }) => <CaseLinks type={type} cases={cases} caseCount={caseCount} />,
    createdAt: ({ createdAt }) => date(createdAt),
    shippedAt: ({ shippedAt }) => shippedAt && date(shippedAt),
  } satisfies Record<Field, (shipment: Shipment) => ReactNode>;
}

/** The columns of the list (SM-01). */
export function shipmentColumns(
  type: ShipmentType,
  { formatMessage }: IntlShape,
  date: (iso: string) => string,
): [Column, ...Column[]] {
  const fields: Record<Field, (shipment: Shipment) => ReactNode> = shipmentFields(type, date);
  const column = (field: Field): Column => {
    const sort = SHIPMENT_SORTS.find((known) => known === field);
    const render = (shipment: Shipment): ReactNode => fields[field](shipment) ?? DASH;
    return { key: field, title: formatMessage(fieldMessages[field]), render, ...(sort && { sort }) };
  };
  return [
    column('identifier'),
    ...(['status', 'airwayBillNumber', 'courier', 'cases', 'createdAt', 'shippedAt'] as const).map(column),
  ];
}
