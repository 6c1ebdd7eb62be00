import type { Db } from '../db/client';
import { makeCases } from './make-cases';
import { makeRooms } from './make-chats';
import { makeAssets, makeHistory, makePlans, type SeededCase } from './make-records';
import { makeShipments } from './make-shipments';
import type { Prng } from './prng';
import { COURIERS } from './reference-lists';
import type { SeededCompany } from './seed-companies';
import type { StoredFile } from './seed-files';
import { insertCaseParts, insertCases, insertRooms, insertShipments } from './seed.repository';

export interface CasesInput {
  readonly companies: readonly SeededCompany[];
  /** By the company's uuid. */
  readonly files: ReadonlyMap<string, readonly StoredFile[]>;
  readonly now: Date;
  readonly prng: Prng;
}

/** The cases of all companies, with history, plans, records, shipments and chats. */
export async function seedCases(tx: Db, { companies, files, now, prng }: CasesInput): Promise<void> {
  const made = companies.flatMap((company) => makeCases(company, now, prng));
  // Identifiers are given in the order of the rows, so the older case has the lower one, whichever company it is of.
  made.sort((a, b) => a.row.createdAt.getTime() - b.row.createdAt.getTime());
  const ids = await insertCases(tx, made);
  for (const { company, companyId, uuid, contacts } of companies) {
    const cases = made
      .filter(({ row }) => row.companyId === companyId)
      .map((demoCase): SeededCase => {
        const known = ids.get(demoCase.row.uuid);
        if (!known) throw new Error('a demo case was not inserted');
        return { ...demoCase, ...known, clientName: prng.pick(contacts).name };
      });
    await insertCaseParts(tx, {
      history: cases.flatMap(makeHistory),
      plans: cases.flatMap((demoCase) => makePlans(demoCase, prng)),
      assets: cases.flatMap((demoCase) => makeAssets(demoCase, files.get(uuid) ?? [], prng)),
    });
    const shipmentType = company.configuration.shipmentType ?? 'dropshipping';
    await insertShipments(
      tx,
      makeShipments(
        cases,
        shipmentType,
        COURIERS.map(({ id }) => id),
        prng,
      ),
    );
    await insertRooms(tx, makeRooms(cases, contacts, now, prng));
  }
}
