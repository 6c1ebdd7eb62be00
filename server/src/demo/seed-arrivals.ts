import type { ShipmentArrival } from '@portal/shared/contract';
import { and, asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/client';
import { caseHistory, shipment, shipmentCase } from '../db/schema';
import { ensureRoom, findRoom, insertMessage } from '../modules/chat/chat.repository';
import { arrivalText } from '../modules/shipment/arrival-texts';
import { findCourier } from '../modules/courier/courier.repository';
import type { SeededCase } from './make/make-records';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** What is said of one parcel after the other; of some nobody says anything. */
const SAID: readonly (ShipmentArrival | null)[] = ['ARRIVED', 'MISSING', 'ARRIVED', null, 'WRONG', 'ARRIVED'];
const LABELS = { ARRIVED: 'shipmentArrived', MISSING: 'shipmentMissing', WRONG: 'shipmentWrong' } as const;
const NOTES = {
  MISSING: 'The courier says it was delivered on Friday.',
  WRONG: 'There is another patient’s name on one of the bags.',
};

/** What a company's people say of parcels that have come to where they go: some are missing, some are not what they should be. */
export async function seedArrivals(
  tx: Db,
  companyId: number,
  cases: readonly SeededCase[],
  now: Date,
): Promise<void> {
  const parcels = await tx
    .select()
    .from(shipment)
    .where(and(eq(shipment.companyId, companyId), eq(shipment.status, 'SHIPPED')))
    .orderBy(asc(shipment.id));
  const done = parcels.filter(({ side, lastMileAt }) => side === 'client' || lastMileAt !== null);
  const reported = new Set<ShipmentArrival>();
  for (const [index, parcel] of done.entries()) {
    const said = SAID[index % SAID.length] ?? null;
    // One of each report is enough of them.
    if (said === null || (said !== 'ARRIVED' && reported.has(said))) continue;
    reported.add(said);
    await seedArrival(tx, { parcel, said, cases, now });
  }
}

interface Arrival {
  readonly parcel: typeof shipment.$inferSelect;
  readonly said: ShipmentArrival;
  readonly cases: readonly SeededCase[];
  readonly now: Date;
}

async function seedArrival(tx: Db, { parcel, said, cases, now }: Arrival): Promise<void> {
  const contents = await tx
    .select({ caseId: shipmentCase.caseId })
    .from(shipmentCase)
    .where(eq(shipmentCase.shipmentId, parcel.id))
    .orderBy(asc(shipmentCase.caseId));
  const first = cases.find(({ id }) => id === contents[0]?.caseId);
  if (!first) return;
  const since = (parcel.lastMileAt ?? parcel.shippedAt ?? now).getTime();
  const at =
    said === 'ARRIVED'
      ? new Date(Math.min(since + 2 * DAY, now.getTime() - HOUR))
      : new Date(now.getTime() - HOUR);
  const note = said === 'ARRIVED' ? null : NOTES[said];
  const fields = { arrival: said, arrivalAt: at, arrivalNote: note, arrivalByName: first.clientName };
  await tx
    .update(shipment)
    .set({ ...fields, arrivalCaseId: said === 'ARRIVED' ? null : first.id })
    .where(eq(shipment.id, parcel.id));
  await tx.insert(caseHistory).values(
    contents.map(({ caseId }) => ({
      caseId,
      subject: 'shipment' as const,
      subjectUuid: parcel.uuid,
      subjectLabel: parcel.identifier,
      subjectFrom: 'SHIPPED',
      subjectTo: 'SHIPPED',
      action: LABELS[said],
      actor: 'client' as const,
      actorName: first.clientName,
      note: caseId === first.id ? note : null,
      createdAt: at,
    })),
  );
  if (said !== 'ARRIVED') await tellInChat(tx, { parcel, said, cases, now }, first, at);
}

async function tellInChat(tx: Db, { parcel, said }: Arrival, first: SeededCase, sentAt: Date): Promise<void> {
  const room = await findRoom(tx, 'provider', first.row.uuid);
  if (!room || said === 'ARRIVED') return;
  const courier = parcel.courierId === null ? null : await findCourier(tx, parcel.courierId);
  await insertMessage(tx, await ensureRoom(tx, room), {
    message: arrivalText(first.locale, said, { ...parcel, courier }, NOTES[said]),
    senderType: 'client',
    senderName: first.clientName,
    clientId: randomUUID(),
    sentAt,
  });
}
