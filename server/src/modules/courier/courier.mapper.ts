import type { ListedCourier } from '@portal/shared/contract';
import type { CourierRow } from './courier.repository';

/** A courier as calls list them. */
export function toListedCourier({
  id,
  title,
  trackingTemplate,
  airwayBillPattern,
  airwayBillExample,
}: CourierRow): ListedCourier {
  return { id, title, trackingTemplate, airwayBillPattern, airwayBillExample };
}

/** Where a courier tells the way of a parcel; null where there is no such page, or no number yet. */
export function trackingUrl(
  courier: Pick<CourierRow, 'trackingTemplate'> | null,
  airwayBillNumber: string | null,
): string | null {
  const template = courier?.trackingTemplate;
  return template && airwayBillNumber
    ? template.replaceAll('{airwayBill}', encodeURIComponent(airwayBillNumber))
    : null;
}

interface Way {
  readonly courier: CourierRow | null;
  readonly airwayBillNumber: string | null;
  readonly shippedAt: Date | null;
}

/** The way on to the doctor, as calls answer it; null until it was begun. */
export function toLastMile({ courier, airwayBillNumber, shippedAt }: Way) {
  return (
    shippedAt && {
      courier: courier && { id: courier.id, title: courier.title },
      airwayBillNumber,
      trackingUrl: trackingUrl(courier, airwayBillNumber),
      shippedAt: shippedAt.toISOString(),
    }
  );
}
