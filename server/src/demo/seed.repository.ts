import type { Db } from '../db/client';
import { caseAsset, chatMessage, chatRoom, chatSeen, dentalCase, shipment, shipmentCase } from '../db/schema';
import type { DemoCase } from './make/make-cases';
import type { DemoRoom } from './make/make-chats';
import type { DemoShipment } from './make/make-shipments';

/** Rows of one statement; PostgreSQL takes at most 65,535 values. */
const ROWS = 1_000;

export async function inChunks<T>(
  rows: readonly T[],
  insert: (chunk: T[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS) await insert(rows.slice(at, at + ROWS));
}

/** Ids and identifiers of the cases by uuid; identifiers rise in the order of the rows. */
export async function insertCases(
  tx: Db,
  cases: readonly DemoCase[],
): Promise<Map<string, { id: number; identifier: string }>> {
  const found = new Map<string, { id: number; identifier: string }>();
  await inChunks(cases, async (chunk) => {
    const rows = await tx
      .insert(dentalCase)
      .values(chunk.map(({ row }) => row))
      .returning({ uuid: dentalCase.uuid, id: dentalCase.id, identifier: dentalCase.identifier });
    for (const { uuid, id, identifier } of rows) found.set(uuid, { id, identifier });
  });
  return found;
}

export async function insertAssets(
  tx: Db,
  assets: readonly (typeof caseAsset.$inferInsert)[],
): Promise<void> {
  await inChunks(assets, (chunk) => tx.insert(caseAsset).values(chunk));
}

/** A shipment that is in the database by now. */
export interface SeededShipment {
  readonly id: number;
  readonly uuid: string;
  readonly identifier: string;
  readonly lastMileAt: Date | null;
}

/** Answers the parcels of each case by its id, the first one first. */
export async function insertShipments(
  tx: Db,
  shipments: readonly DemoShipment[],
): Promise<Map<number, SeededShipment[]>> {
  const parcels = new Map<number, SeededShipment[]>();
  if (shipments.length === 0) return parcels;
  const rows = await tx
    .insert(shipment)
    .values(shipments.map(({ row }) => row))
    .returning({
      uuid: shipment.uuid,
      id: shipment.id,
      identifier: shipment.identifier,
      lastMileAt: shipment.lastMileAt,
    });
  const seeded = new Map(rows.map((row) => [row.uuid, row]));
  const contents = shipments.flatMap(({ row, caseIds }) => {
    const parcel = seeded.get(row.uuid);
    if (!parcel) throw new Error('a demo shipment was not inserted');
    return caseIds.map((caseId) => {
      parcels.set(caseId, [...(parcels.get(caseId) ?? []), parcel]);
      return { shipmentId: parcel.id, caseId };
    });
  });
  await tx.insert(shipmentCase).values(contents);
  return parcels;
}

export async function insertRooms(tx: Db, rooms: readonly DemoRoom[]): Promise<void> {
  if (rooms.length === 0) return;
  const rows = await tx
    .insert(chatRoom)
    .values(
      rooms.map(({ caseId, companyId, messages, lastMessageAt }) => ({
        caseId,
        companyId,
        lastNumber: messages.length,
        lastProviderNumber: messages.findLastIndex(({ senderType }) => senderType === 'provider') + 1,
        lastMessageAt,
      })),
    )
    .returning({ caseId: chatRoom.caseId, id: chatRoom.id });
  const ids = new Map(rows.map(({ caseId, id }) => [caseId, id]));
  const inRoom = <T>(room: DemoRoom, items: readonly T[]) =>
    items.map((item) => ({ ...item, roomId: ids.get(room.caseId) ?? 0 }));
  await inChunks(
    rooms.flatMap((room) => inRoom(room, room.messages)),
    (chunk) => tx.insert(chatMessage).values(chunk),
  );
  await inChunks(
    rooms.flatMap((room) => inRoom(room, room.seen)),
    (chunk) => tx.insert(chatSeen).values(chunk),
  );
}
