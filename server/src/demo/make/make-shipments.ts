import type { CaseAction, ShipmentType } from '@portal/shared/contract';
import type { shipment } from '../../db/schema';
import { makeUpAirwayBill } from '../../modules/provider/airway-bill';
import type { CourierRow } from '../../modules/courier/courier.repository';
import type { Prng } from '../prng';
import type { SeededCase } from './make-records';

/** A shipment to be and the ids of the cases in it. */
export interface DemoShipment {
  readonly row: typeof shipment.$inferInsert & { readonly uuid: string; readonly createdAt: Date };
  readonly caseIds: readonly number[];
}

interface Parcel {
  readonly demoCase: SeededCase;
  readonly bookedAt: Date;
  readonly shippedAt: Date | null;
  /** When the organisation sent the case on to its doctor. */
  readonly sentOnAt: Date | null;
}

/** Bulk shipping sends up to this many cases in one parcel. */
const BULK = 3;
/** No parcel waits for longer than this after its first case is ready: that one's next batch would overtake it. */
const LONGEST_WAIT = 14 * 86_400_000;

/** Shipments of a company: booked ones still waiting, and those that left, as its cases' histories say. */
export function makeShipments(
  cases: readonly SeededCase[],
  shipmentType: ShipmentType,
  couriers: readonly CourierRow[],
  prng: Prng,
): DemoShipment[] {
  const perParcel = shipmentType === 'bulkshipping' ? BULK : 1;
  return (['client', 'doctor'] as const).flatMap((side) => {
    const parcels = cases.filter(({ row }) => row.side === side).flatMap(parcelsOf);
    const left = parcels
      .filter(({ shippedAt }) => shippedAt !== null)
      .sort((a, b) => Number(a.shippedAt) - Number(b.shippedAt));
    const waiting = parcels
      .filter(({ shippedAt }) => shippedAt === null)
      .sort((a, b) => Number(a.bookedAt) - Number(b.bookedAt));
    return [...inGroups(left, perParcel), ...inGroups(waiting, perParcel)].map((group) =>
      toShipment(group, prng.pick(couriers.filter(isFollowed)), couriers, prng),
    );
  });
}

/** A case that is treated again travels again. */
function parcelsOf(demoCase: SeededCase): Parcel[] {
  const { story } = demoCase;
  const atAfter = (start: number, action: CaseAction): Date | null => {
    const later = story.slice(start + 1);
    const next = later.findIndex((step) => step.action === 'bookShipment');
    return later.slice(0, next < 0 ? undefined : next).find((step) => step.action === action)?.at ?? null;
  };
  return story.flatMap(({ action, at }, index) =>
    action === 'bookShipment'
      ? [
          {
            demoCase,
            bookedAt: at,
            shippedAt: atAfter(index, 'ship'),
            sentOnAt: atAfter(index, 'lastMileShipped'),
          },
        ]
      : [],
  );
}

/** As many as fit into one parcel, one after the other; a case that travels twice does not do so in the same one. */
function inGroups(parcels: readonly Parcel[], size: number): Parcel[][] {
  const groups: Parcel[][] = [];
  for (const parcel of parcels) {
    const open = groups.at(-1);
    const isFull =
      !open ||
      open.length === size ||
      open.some(({ demoCase }) => demoCase === parcel.demoCase) ||
      leavesAt(parcel) - leavesAt(open[0] ?? parcel) > LONGEST_WAIT;
    if (isFull) groups.push([parcel]);
    else open.push(parcel);
  }
  return groups;
}

const leavesAt = ({ shippedAt, bookedAt }: Parcel): number => (shippedAt ?? bookedAt).getTime();

/** A lab sends by those who can be followed. */
export const isFollowed = ({ trackingTemplate }: CourierRow): boolean => trackingTemplate !== null;

function toShipment(
  group: readonly Parcel[],
  courier: CourierRow,
  couriers: readonly CourierRow[],
  prng: Prng,
): DemoShipment {
  const [first] = group;
  if (!first) throw new RangeError('a shipment without cases');
  const { companyId, side } = first.demoCase.row;
  const shippedAt = first.shippedAt && latest(group.map((parcel) => parcel.shippedAt ?? parcel.bookedAt));
  const row = {
    uuid: prng.uuid(),
    companyId,
    side,
    courierId: courier.id,
    status: shippedAt ? ('SHIPPED' as const) : ('PENDING' as const),
    airwayBillNumber: anyBillOf(courier, prng),
    // Booked shortly before the courier came, whatever the first of its cases had to wait.
    createdAt: shippedAt
      ? new Date(
          Math.min(shippedAt.getTime() - 2 * 3_600_000, latest(group.map((p) => p.bookedAt)).getTime()),
        )
      : first.bookedAt,
    shippedAt,
    ...lastMileOf(group, couriers, prng),
  };
  return { row, caseIds: group.map(({ demoCase }) => demoCase.id) };
}

/** With its last case a parcel itself was sent on; not everybody writes down by whom. */
function lastMileOf(group: readonly Parcel[], couriers: readonly CourierRow[], prng: Prng) {
  if (!group.every(({ sentOnAt }) => sentOnAt)) return {};
  const lastMileAt = latest(group.map((parcel) => parcel.sentOnAt ?? parcel.bookedAt));
  if (prng.chance(0.3)) return { lastMileAt };
  const courier = prng.pick(couriers);
  return { lastMileAt, lastMileCourierId: courier.id, lastMileAirwayBill: anyBillOf(courier, prng) };
}

/** A number such as a courier gives. */
export function anyBillOf(courier: CourierRow, prng: Prng): string {
  return makeUpAirwayBill(courier, prng.int(1_000_000, 9_999_999));
}

const latest = (dates: readonly Date[]): Date => new Date(Math.max(...dates.map(Number)));
