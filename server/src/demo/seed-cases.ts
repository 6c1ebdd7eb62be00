import type { Db } from '../db/client';
import { listRejectReasons } from '../modules/reference/reference.repository';
import { listCouriers } from '../modules/courier/courier.repository';
import { makeCases } from './make/make-cases';
import { makeRooms } from './make/make-chats';
import { makeAssets, makePlanAssets, makeRefinementAssets, type SeededCase } from './make/make-records';
import { makeShipments } from './make/make-shipments';
import type { Prng } from './prng';
import type { SeededCompany } from './seed-companies';
import type { StoredFile } from './seed-files';
import { seedRecords } from './seed-records';
import { seedArrivals } from './seed-arrivals';
import { seedAskedRefinements } from './seed-refinements';
import { seedRequestParcels } from './seed-request-parcels';
import { seedRequests } from './seed-requests';
import { seedShipTo } from './seed-ship-to';
import { insertAssets, insertCases, insertRooms, insertShipments } from './seed.repository';

export interface CasesInput {
  readonly companies: readonly SeededCompany[];
  /** By the company's uuid. */
  readonly files: ReadonlyMap<string, readonly StoredFile[]>;
  readonly now: Date;
  readonly prng: Prng;
}

/** The cases of all companies, with history, plans, orders, records, shipments, chats, requests, and refinements that are asked for. */
export async function seedCases(tx: Db, { companies, files, now, prng }: CasesInput): Promise<void> {
  const made = companies.flatMap((company) => makeCases(company, now, prng));
  // Identifiers are given in the order of the rows, so the older case has the lower one, whichever company it is of.
  made.sort((a, b) => a.row.createdAt.getTime() - b.row.createdAt.getTime());
  const ids = await insertCases(tx, made);
  const couriers = await listCouriers(tx);
  const reasons = await listRejectReasons(tx);
  for (const { company, companyId, uuid, contacts } of companies) {
    const cases = made
      .filter(({ row }) => row.companyId === companyId)
      .map((demoCase): SeededCase => {
        const known = ids.get(demoCase.row.uuid);
        if (!known) throw new Error('a demo case was not inserted');
        return { ...demoCase, ...known, clientName: prng.pick(contacts).name };
      });
    const shipmentType = company.configuration.shipmentType ?? 'dropshipping';
    const parcels = await insertShipments(tx, makeShipments(cases, shipmentType, couriers, prng));
    await seedShipTo(tx, cases, parcels);
    const { planIds, refinementIds } = await seedRecords(tx, { cases, parcels });
    const own = files.get(uuid) ?? [];
    await insertAssets(
      tx,
      cases.flatMap((demoCase) => [
        ...makeAssets(demoCase, own, prng),
        ...makeRefinementAssets(demoCase, refinementIds, own, prng),
        ...makePlanAssets(demoCase, planIds, own, prng),
      ]),
    );
    await insertRooms(tx, makeRooms(cases, contacts, now, prng));
    await seedRequests(tx, { company, cases, couriers, reasons, now }, own, prng);
    await seedRequestParcels(tx, companyId, cases);
    await seedArrivals(tx, companyId, cases, now);
    await seedAskedRefinements(tx, cases, now);
  }
}
