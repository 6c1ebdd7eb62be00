import type { Shipment } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import type { ListColumn } from '@portal/shared/list';
import { Link } from '@portal/shared/router';
import { Ltr, orDash } from '@portal/shared/ui';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AirwayBill } from '../../components/parcel/airway-bill';
import { ShipmentTags } from '../../components/parcel/shipment-tags';
import { useOriginState } from '../../components/use-list-origin';
import { shipmentPath, type ShipmentType } from '../../domain/shipment-paths';
import { CaseLinks } from './case-links';
import { fieldMessages } from './shipments.messages';

type Column = ListColumn<Shipment>;
export type ShipmentField =
  | 'identifier'
  | 'status'
  | 'airwayBillNumber'
  | 'courier'
  | 'cases'
  | 'shipTo'
  | 'createdAt'
  | 'shippedAt'
  | 'sentOnAt'
  | 'lastMileCourier'
  | 'lastMileAirwayBill';

/** What the server sorts by, of the fields that it sorts by. */
const SORTS: Partial<Record<ShipmentField, string>> = {
  identifier: 'identifier',
  status: 'status',
  airwayBillNumber: 'airwayBillNumber',
  createdAt: 'createdAt',
  shippedAt: 'shippedAt',
  sentOnAt: 'lastMile.shippedAt',
};
const WIDTHS: Record<ShipmentField, number> = {
  identifier: 120,
  status: 190,
  airwayBillNumber: 230,
  courier: 130,
  cases: 240,
  shipTo: 190,
  createdAt: 130,
  shippedAt: 130,
  sentOnAt: 130,
  lastMileCourier: 150,
  lastMileAirwayBill: 230,
};
const EXTRA: readonly ShipmentField[] = ['shipTo', 'lastMileCourier', 'lastMileAirwayBill'];

/** How each field of a shipment is shown, in a list and on its own page; null where there is nothing to show. */
export function shipmentFields(type: ShipmentType, date: (iso: string) => string) {
  return {
    identifier: (shipment) => <ShipmentLink type={type} shipment={shipment} />,
    status: (shipment) => <ShipmentTags shipment={shipment} />,
    airwayBillNumber: ({ airwayBillNumber: number, trackingUrl }) =>
      number && <AirwayBill number={number} trackingUrl={trackingUrl} />,
    courier: ({ courier }) => courier?.title,
    cases: ({ cases, caseCount }) => <CaseLinks type={type} cases={cases} caseCount={caseCount} />,
    shipTo: ({ shipTo }) => shipTo && <bdi>{shipTo.title}</bdi>,
    createdAt: ({ createdAt }) => date(createdAt),
    shippedAt: ({ shippedAt }) => shippedAt && date(shippedAt),
    sentOnAt: ({ lastMile }) => lastMile && date(lastMile.shippedAt),
    lastMileCourier: ({ lastMile }) => lastMile?.courier?.title,
    lastMileAirwayBill: ({ lastMile }) =>
      lastMile?.airwayBillNumber && (
        <AirwayBill number={lastMile.airwayBillNumber} trackingUrl={lastMile.trackingUrl} />
      ),
  } satisfies Record<ShipmentField, (shipment: Shipment) => ReactNode>;
}

function ShipmentLink({ type, shipment: { uuid, identifier } }: { type: ShipmentType; shipment: Shipment }) {
  return (
    <Link to={shipmentPath(type, uuid)} state={useOriginState()}>
      <Ltr>{identifier}</Ltr>
    </Link>
  );
}

/**
 * The columns of a list (SM-01), the same ones until list, language or date format change.
 * @param shown those after the one that names the shipment; the same array each time
 */
export function useShipmentColumns(
  type: ShipmentType,
  shown: readonly ShipmentField[],
): [Column, ...Column[]] {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  return useMemo(() => {
    const fields: Record<ShipmentField, (shipment: Shipment) => ReactNode> = shipmentFields(type, date);
    const column = (field: ShipmentField): Column => {
      const render = (shipment: Shipment): ReactNode => orDash(fields[field](shipment));
      const sort = SORTS[field];
      return {
        key: field,
        width: WIDTHS[field],
        title: formatMessage(fieldMessages[field]),
        render,
        ...(sort !== undefined && { sort }),
        ...(EXTRA.includes(field) && { isExtra: true }),
      };
    };
    return [column('identifier'), ...shown.map(column)];
  }, [type, shown, formatMessage, date]);
}
