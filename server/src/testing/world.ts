import type { CaseStatus, PlanStatus, RequestStatus, OrderStatus } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { AppContext } from '../app-context';
import {
  address,
  batch,
  caseAsset,
  chatMessage,
  chatRoom,
  country,
  courier,
  dentalCase,
  plan,
  planPin,
  productionOrder,
  refinement,
  rejectReason,
  serviceRequest,
  shipment,
  shipmentCase,
  storedFile,
} from '../db/schema';
import { makeCompany, makeDoctor, type CompanyFacts, type TestCompany } from './test-data';

type Insert<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

/** A company and what makes records of it in whatever state a test wants, straight into the tables. */
export interface World {
  readonly owner: TestCompany;
  doctor(facts?: Parameters<typeof makeDoctor>[2]): ReturnType<typeof makeDoctor>;
  /** With `side: 'doctor'` a doctor of its own, unless `doctorId` says which. */
  case(facts?: Insert<typeof dentalCase>): Promise<typeof dentalCase.$inferSelect>;
  caseById(id: number): Promise<typeof dentalCase.$inferSelect>;
  /** A plan, with a case in `caseStatus`. */
  plan(status: PlanStatus, caseStatus: CaseStatus, facts?: Insert<typeof dentalCase>): Promise<PlanAndCase>;
  /** A comment on a tooth of a plan, which has a later version unless it is published. */
  pin(status: PlanStatus): Promise<PinAndPlan>;
  order(
    status: OrderStatus,
    caseStatus: CaseStatus,
    facts?: Insert<typeof dentalCase>,
  ): Promise<OrderAndBatch>;
  refinement(facts?: Insert<typeof dentalCase>): Promise<typeof refinement.$inferSelect>;
  /** One that a clinic asks for, of a case that was shipped. */
  askedRefinement(facts?: Insert<typeof dentalCase>): Promise<typeof refinement.$inferSelect>;
  request(
    status: RequestStatus,
    facts?: Insert<typeof dentalCase>,
  ): Promise<typeof serviceRequest.$inferSelect>;
  /** A parcel with a case in it. */
  shipment(
    facts: Insert<typeof shipment>,
    caseStatus: CaseStatus,
  ): Promise<{ shipment: typeof shipment.$inferSelect; case: typeof dentalCase.$inferSelect }>;
  asset(facts?: Insert<typeof caseAsset>): Promise<typeof caseAsset.$inferSelect>;
  /** A message that is a file. */
  chatFile(): Promise<typeof chatMessage.$inferSelect>;
  address(facts?: Insert<typeof address>): Promise<typeof address.$inferSelect>;
}
export interface PlanAndCase {
  readonly plan: typeof plan.$inferSelect;
  readonly case: typeof dentalCase.$inferSelect;
}
export interface PinAndPlan {
  readonly plan: typeof plan.$inferSelect;
  readonly pin: typeof planPin.$inferSelect;
}
export interface OrderAndBatch {
  readonly order: typeof productionOrder.$inferSelect;
  readonly batch: typeof batch.$inferSelect;
}

/** Numbers of the reference lists that the worlds' records use. */
export const WORLD_COURIER = 1;
export const WORLD_COUNTRY = 840;
export const WORLD_REASON = 1;

export async function makeWorld(ctx: AppContext, facts: CompanyFacts = {}): Promise<World> {
  await makeReferences(ctx);
  const owner = await makeCompany(ctx, facts);
  const companyId = owner.company.id;
  const { db } = ctx;
  const one = <T>(rows: T[]): T => {
    const [row] = rows;
    if (row === undefined) throw new Error('nothing was inserted');
    return row;
  };
  const world: World = {
    owner,
    doctor: (doctorFacts) => makeDoctor(ctx, companyId, doctorFacts),
    async case(caseFacts = {}) {
      const doctorId = caseFacts.side === 'doctor' ? (caseFacts.doctorId ?? (await world.doctor()).id) : null;
      const values = {
        companyId,
        side: 'client' as const,
        patientName: 'Ada Lovelace',
        productId: 'AL' as const,
      };
      return one(
        await db
          .insert(dentalCase)
          .values({ ...values, ...caseFacts, doctorId })
          .returning(),
      );
    },
    caseById: async (id) => one(await db.select().from(dentalCase).where(eq(dentalCase.id, id))),
    async plan(status, caseStatus, caseFacts) {
      const made = await world.case({ ...caseFacts, status: caseStatus });
      const values = { caseId: made.id, number: 1, status, upperStages: 12, lowerStages: 10, weeks: 24 };
      return { case: made, plan: one(await db.insert(plan).values(values).returning()) };
    },
    async pin(status) {
      const { plan: on } = await world.plan(status, 'IN_CUSTOMER_APPPROVE');
      const later = { caseId: on.caseId, number: 2, upperStages: 12, lowerStages: 10, weeks: 24 };
      if (status !== 'PUBLISHED')
        await db.insert(plan).values({ ...later, status: 'PUBLISHED', publishedAt: new Date() });
      const said = { planId: on.id, tooth: 14, stage: 3, text: 'Tips too far', byName: 'Ada' };
      return { plan: on, pin: one(await db.insert(planPin).values(said).returning()) };
    },
    async order(status, caseStatus, caseFacts) {
      const made = await world.case({ ...caseFacts, status: caseStatus });
      const part = one(await db.insert(batch).values({ caseId: made.id, number: '1st' }).returning());
      const values = { caseId: made.id, batchId: part.id, status };
      return { batch: part, order: one(await db.insert(productionOrder).values(values).returning()) };
    },
    async refinement(caseFacts) {
      const made = await world.case({ ...caseFacts, status: 'IN_TS_GENERATING', hasRefinements: true });
      return one(await db.insert(refinement).values({ caseId: made.id, number: 1 }).returning());
    },
    async askedRefinement(caseFacts) {
      const made = await world.case({ ...caseFacts, status: 'SHIPPED' });
      const asked = { asked: 'REQUESTED', reason: 'bite', isOpen: false } as const;
      return one(
        await db
          .insert(refinement)
          .values({ caseId: made.id, number: 1, ...asked })
          .returning(),
      );
    },
    async request(status, caseFacts) {
      const made = await world.case({ ...caseFacts, status: 'SHIPPED' });
      const steps = {
        method: 'stepNumber',
        fromStep: 1,
        toStep: 1,
        arch: 'upper',
        type: 'retainer',
      } as const;
      const values = { companyId, caseId: made.id, side: made.side, status, ...steps };
      return one(await db.insert(serviceRequest).values(values).returning());
    },
    async shipment(shipmentFacts, caseStatus) {
      const side = shipmentFacts.side ?? 'client';
      const made = await world.case({ side, status: caseStatus });
      const values = {
        courierId: WORLD_COURIER,
        airwayBillNumber: randomUUID().slice(0, 12),
        ...shipmentFacts,
      };
      const parcel = one(
        await db
          .insert(shipment)
          .values({ companyId, side, ...values })
          .returning(),
      );
      await db.insert(shipmentCase).values({ shipmentId: parcel.id, caseId: made.id });
      return { shipment: parcel, case: made };
    },
    async asset(assetFacts = {}) {
      const caseId = assetFacts.caseId ?? (await world.case()).id;
      const storageKey = `${owner.company.uuid}/assets/${randomUUID()}.jpg`;
      const bytes = Buffer.from('the bytes of a record');
      await ctx.storage.put(storageKey, bytes);
      const file = {
        name: 'front.jpg',
        size: bytes.length,
        contentType: 'image/jpeg',
        sha256: 'f'.repeat(64),
      };
      const values = {
        companyId,
        caseId,
        assetType: 'frtImg' as const,
        state: 'stored' as const,
        storageKey,
      };
      return one(
        await db
          .insert(caseAsset)
          .values({ ...values, ...file, ...assetFacts, caseId })
          .returning(),
      );
    },
    async chatFile() {
      const { id: caseId } = await world.case();
      const key = `${owner.company.uuid}/assets/${randomUUID()}-consent.pdf`;
      const facts = { name: 'consent.pdf', contentType: 'application/pdf', size: 9 };
      await db.insert(storedFile).values({ key, companyId, caseId, purpose: 'chat', sha256: '0', ...facts });
      const room = one(await db.insert(chatRoom).values({ companyId, caseId, lastNumber: 1 }).returning());
      const text = { message: facts.name, senderType: 'client', senderName: 'Ada' } as const;
      const file = { isFile: true, fileKey: key, fileContentType: facts.contentType, fileSize: facts.size };
      return one(
        await db
          .insert(chatMessage)
          .values({ roomId: room.id, number: 1, ...text, ...file })
          .returning(),
      );
    },
    async address(addressFacts = {}) {
      const place = {
        countryId: WORLD_COUNTRY,
        city: 'Austin',
        state: 'Texas',
        street: 'Main St 1',
        zipCode: '73301',
      };
      const values = {
        companyId,
        typeId: 2,
        ownerType: 'clinic' as const,
        title: 'Front desk',
        phone: '+1 512 555 0100',
      };
      return one(
        await db
          .insert(address)
          .values({ ...values, ...place, ...addressFacts })
          .returning(),
      );
    },
  };
  return world;
}

/** The reference lists come with the migrations; whatever a world needs is there in any case. */
async function makeReferences({ db }: AppContext): Promise<void> {
  const united = { id: WORLD_COUNTRY, name: 'United States', isShippable: true };
  await db.insert(country).values(united).onConflictDoNothing();
  await db.insert(courier).values({ id: WORLD_COURIER, title: 'DHL Express' }).onConflictDoNothing();
  await db.insert(rejectReason).values({ id: WORLD_REASON, title: 'Not covered' }).onConflictDoNothing();
}
