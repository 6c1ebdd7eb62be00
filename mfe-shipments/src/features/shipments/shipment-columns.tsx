import type { Shipment } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import type { ListColumn } from '@portal/shared/list';
import { Link } from '@portal/shared/router';
import { Ltr, orDash } from '@portal/shared/ui';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { shipmentPath, type ShipmentType } from '../../domain/shipment-paths';
import { AirwayBill } from './airway-bill';
import { CaseLinks } from './case-links';
import { CourierLink } from './courier-link';
import { ShipmentStatusTag } from './shipment-status-tag';
import { fieldMessages } from './shipments.messages';

type Column = ListColumn<Shipment>;
type Field = 'identifier' | 'status' | 'airwayBillNumber' | 'courier' | 'cases' | 'createdAt' | 'shippedAt';
/** What the server sorts shipments by. */
const SORTED: readonly Field[] = ['identifier', 'status', 'airwayBillNumber', 'createdAt', 'shippedAt'];
const LISTED: readonly Field[] = ['status', 'airwayBillNumber', 'courier', 'cases', 'createdAt', 'shippedAt'];

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

/**
 * The columns of a list (SM-01), the same ones until list, language or date format change.
 * @param shown those after the one that names the shipment; the same array each time
 */
export function useShipmentColumns(
  type: ShipmentType,
  shown: readonly Field[] = LISTED,
): [Column, ...Column[]] {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  return useMemo(() => {
    const fields: Record<Field, (shipment: Shipment) => ReactNode> = shipmentFields(type, date);
    const column = (field: Field): Column => {
      const render = (shipment: Shipment): ReactNode => orDash(fields[field](shipment));
      const sort = SORTED.includes(field) ? { sort: field } : {};
      return { key: field, title: formatMessage(fieldMessages[field]), render, ...sort };
    };
    return [column('identifier'), ...shown.map(column)];
  }, [type, shown, formatMessage, date]);
}
