import type { shipment } from '../db/schema';
import { formatAirwayBill } from '../modules/provider/airway-bill';
import type { ShipmentType } from '@portal/shared/contract';
import type { SeededCase } from './make-records';
import type { Prng } from './prng';

/** A shipment to be and the ids of the cases in it. */
export interface DemoShipment {
  readonly row: typeof shipment.$inferInsert & { readonly uuid: string; readonly createdAt: Date };
  readonly caseIds: readonly number[];
}

interface Parcel {
  readonly demoCase: SeededCase;
  readonly bookedAt: Date;
  readonly shippedAt: Date | null;
}

/** Bulk shipping sends up to this many cases in one parcel. */
const BULK = 3;
const PREFIXES: readonly string[] = ['784', '023', '406', '235'];

/** Shipments of a company: booked ones still waiting, and those that left, as its cases' histories say. */
export function makeShipments(
  cases: readonly SeededCase[],
  shipmentType: ShipmentType,
  courierIds: readonly number[],
  prng: Prng,
): DemoShipment[] {
  const perParcel = shipmentType === 'bulkshipping' ? BULK : 1;
  return (['client', 'doctor'] as const).flatMap((side) => {
    const parcels = cases.filter(({ row }) => row.side === side).flatMap(parcelOf);
    const left = parcels
      .filter(({ shippedAt }) => shippedAt !== null)
      .sort((a, b) => Number(a.shippedAt) - Number(b.shippedAt));
    const waiting = parcels
      .filter(({ shippedAt }) => shippedAt === null)
      .sort((a, b) => Number(a.bookedAt) - Number(b.bookedAt));
    return [...inGroups(left, perParcel), ...inGroups(waiting, perParcel)].map((group) =>
      toShipment(group, prng.pick(courierIds), prng),
    );
  });
}

function parcelOf(demoCase: SeededCase): Parcel[] {
  const bookedAt = demoCase.story.find(({ history }) => history === 'shipmentCreated')?.at;
  if (!bookedAt) return [];
  return [
    {
      demoCase,
      bookedAt,
      shippedAt: demoCase.story.find(({ history }) => history === 'shipped')?.at ?? null,
    },
  ];
}

function inGroups<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) =>
    items.slice(n * size, (n + 1) * size),
  );
}

function toShipment(group: readonly Parcel[], courierId: number, prng: Prng): DemoShipment {
  const [first] = group;
  if (!first) throw new RangeError('a shipment without cases');
  const { companyId, side } = first.demoCase.row;
  const shippedAt = first.shippedAt && latest(group.map((parcel) => parcel.shippedAt ?? parcel.bookedAt));
  const row = {
    uuid: prng.uuid(),
    companyId,
    side,
    courierId,
    status: shippedAt ? ('SHIPPED' as const) : ('PENDING' as const),
    airwayBillNumber: formatAirwayBill(
      PREFIXES[(courierId - 1) % PREFIXES.length] ?? '784',
      prng.int(1_000_000, 9_999_999),
    ),
    // Booked shortly before the courier came, whatever the first of its cases had to wait.
    createdAt: shippedAt
      ? new Date(
          Math.min(shippedAt.getTime() - 2 * 3_600_000, latest(group.map((p) => p.bookedAt)).getTime()),
        )
      : first.bookedAt,
    shippedAt,
  };
  return { row, caseIds: group.map(({ demoCase }) => demoCase.id) };
}

const latest = (dates: readonly Date[]): Date => new Date(Math.max(...dates.map(Number)));
