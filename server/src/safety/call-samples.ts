import { randomUUID } from 'node:crypto';
import { JPEG } from '../testing/test-files';
import { givePhoneLink } from '../testing/phone-link';
import { WORLD_COURIER, WORLD_REASON, type World } from '../testing/world';
import { CHAT_SAMPLES } from './chat-samples';
import { COMPANY_SAMPLES } from './company-samples';
import { PATIENT_SAMPLES } from './patient-samples';
import { anyPlan, doctorsPlan, PLAN_SAMPLES } from './plan-samples';
import { id, none, someMail, type Samples } from './samples';

const DOCTORS = { side: 'doctor' } as const;
const RETAINER = { ...DOCTORS, productId: 'RE', withTs: true } as const;
const PHYSICAL = { impressionType: 'physical' } as const;
const anyCase = async (world: World) => id(await world.case());
const doctorsCase = async (world: World) => id(await world.case(DOCTORS));

const cases = {
  'GET /case': none,
  'GET /case/csv': none,
  'GET /case/statistics': none,
  'GET /case/lastPrescription': () => ({ query: { productId: 'AL' } }),
  'GET /case/{id}': anyCase,
  'POST /case': () => ({ body: { patientName: 'Ada', productId: 'AL' } }),
  'PUT /case/{id}': async (world) => ({ ...(await anyCase(world)), body: { notes: 'tissue scanned twice' } }),
  'PATCH /case/{id}/cancel': anyCase,
  'PUT /case/{id}/cancel': async (world) => ({ ...(await anyCase(world)), body: { note: 'moved away' } }),
  'PUT /case/{id}/dates': async (world) => ({ ...(await anyCase(world)), body: { dueOn: '2030-01-31' } }),
  'GET /case/phaseTimes': none,
  'PATCH /case/{id}/undoLastPlanApproval': async (world) =>
    id((await world.plan('APPROVED', 'IN_CLEARANCE')).case),
  'PUT /case/{id}/overrideReject': async (world) => ({
    // Complete without a record.
    ...id(await world.case({ status: 'REJECTED', productId: 'WK', impressionType: 'meditScanner' })),
    body: { note: 'as it is' },
  }),
  'PUT /case/{id}/courierNotified': async (world) =>
    id(await world.case({ ...PHYSICAL, status: 'PENDING_COURIER_PICKUP' })),
  'POST /case/{id}/physicalImpressionsLink': async (world) =>
    id(await world.case({ ...PHYSICAL, status: 'PENDING_COURIER_PICKUP' })),
  'GET /case/{id}/history': anyCase,
  'GET /case/{id}/plan': anyCase,
  'GET /case/{id}/order': anyCase,
  'GET /case/{id}/batch': anyCase,
  'GET /case/{id}/request': anyCase,
  'GET /case/{id}/next': anyCase,
  'POST /case/{id}/refinement': async (world) => ({
    ...id(await world.case({ status: 'SHIPPED' })),
    body: { reason: 'bite' },
  }),
  'PUT /refinement/{id}/cancel': async (world) => id(await world.askedRefinement()),
  'GET /case/{id}/refinement': anyCase,
  'GET /case/{id}/shipments': anyCase,
  'GET /case/{id}/shipTo': anyCase,
  'GET /case/{id}/statistics': anyCase,
  'GET /dso/case': none,
  'GET /dso/case/csv': none,
  'GET /dso/case/statistics': none,
  'GET /dso/case/{id}': doctorsCase,
  'PATCH /dso/case/{id}/undoLastPlanApproval': async (world) =>
    id((await world.plan('APPROVED', 'IN_CLEARANCE', DOCTORS)).case),
  'PATCH /dso/case/{id}/approveRetainerCase': async (world) =>
    id(await world.case({ ...RETAINER, status: 'IN_CLEARANCE' })),
  'PATCH /dso/case/{id}/pendingqc': async (world) =>
    id(await world.case({ ...DOCTORS, ...PHYSICAL, status: 'AWAITING_IMPRESSION' })),
  'PUT /dso/case/{id}/courierNotified': async (world) =>
    id(await world.case({ ...DOCTORS, ...PHYSICAL, status: 'PENDING_COURIER_PICKUP' })),
  'POST /dso/case/{id}/lastMileShipped': async (world) => ({
    ...id((await world.shipment({ ...DOCTORS, status: 'SHIPPED' }, 'FIRST_MILE_SHIPPED')).case),
    body: { courierId: WORLD_COURIER, airwayBillNumber: '4283716095' },
  }),
  'GET /dso/case/{id}/history': doctorsCase,
  'GET /dso/case/{id}/plan': doctorsCase,
  'GET /dso/case/{id}/order': doctorsCase,
  'GET /dso/case/{id}/batch': doctorsCase,
  'GET /dso/case/{id}/request': doctorsCase,
  'GET /dso/case/{id}/next': doctorsCase,
  'POST /dso/case/{id}/refinement': async (world) => ({
    ...id(await world.case({ ...DOCTORS, status: 'SHIPPED' })),
    body: { reason: 'bite' },
  }),
  'PUT /dso/refinement/{id}/cancel': async (world) => id(await world.askedRefinement(DOCTORS)),
  'GET /dso/case/{id}/refinement': doctorsCase,
  'GET /dso/case/{id}/shipments': doctorsCase,
  'GET /dso/case/{id}/statistics': doctorsCase,
} satisfies Partial<Samples>;

const assets = {
  'GET /assetType': none,
  'GET /case/{id}/asset': anyCase,
  'GET /dso/case/{id}/asset': doctorsCase,
  'GET /request/{id}/asset': async (world) => id(await world.request('APPROVED')),
  'GET /dso/request/{id}/asset': async (world) => id(await world.request('APPROVED', DOCTORS)),
  'GET /refinement/{id}/asset': async (world) => id(await world.refinement()),
  'GET /dso/refinement/{id}/asset': async (world) => id(await world.refinement(DOCTORS)),
  'GET /batch/{id}/asset': async (world) => id((await world.order('PENDING', 'IN_CLEARANCE')).batch),
  'GET /dso/batch/{id}/asset': async (world) =>
    id((await world.order('PENDING', 'IN_CLEARANCE', DOCTORS)).batch),
  'GET /plan/{id}/asset': anyPlan,
  'GET /dso/plan/{id}/asset': doctorsPlan,
  'POST /caseAsset': async (world) => ({
    body: { caseUuid: (await world.case()).uuid, assetType: 'frtImg', name: 'front.jpg', size: 10 },
  }),
  'PUT /caseAsset/{id}': async (world) => ({
    ...id(await world.asset()),
    body: { name: 'front, again.jpg' },
  }),
  'DELETE /caseAsset/{id}': async (world) => id(await world.asset()),
  'POST /case/{id}/phoneLink': async (world) => ({
    ...(await anyCase(world)),
    body: { assetType: 'frtImg' },
  }),
  'DELETE /phoneLink/{id}': async ({ owner }, ctx) => id(await givePhoneLink(ctx, owner)),
  'POST /phoneLink/slot': async (_world, ctx) => ({ body: { token: (await givePhoneLink(ctx)).token } }),
  'POST /phoneLink/picture': async (_world, ctx) => ({
    body: { token: (await givePhoneLink(ctx)).token, name: 'front.jpg', size: 10 },
  }),
  'POST /file': () => ({ query: { purpose: 'avatar', name: 'me.jpg' }, file: new Blob([JPEG]) }),
} satisfies Partial<Samples>;

const requests = {
  'GET /request': none,
  'GET /request/{id}': async (world) => id(await world.request('APPROVED')),
  'POST /request': async (world) => ({
    body: {
      caseUuid: (await world.case({ status: 'SHIPPED' })).uuid,
      type: 'retainer',
      method: 'stepNumber',
      stepNumber: 1,
      arch: 'upper',
    },
  }),
  'GET /request/statistics': none,
  'GET /request/case': none,
  'GET /request/case/{id}': async (world) => id(await world.case({ status: 'SHIPPED' })),
  'GET /case/{id}/requestable': async (world) => id(await world.case({ status: 'SHIPPED' })),
  'GET /request/{id}/history': async (world) => id(await world.request('APPROVED')),
  'GET /dso/request/statistics': none,
  'GET /dso/request/case': none,
  'GET /dso/request/{id}/history': async (world) => id(await world.request('APPROVED', DOCTORS)),
  'PUT /request/{id}/cancel': async (world) => id(await world.request('PENDING_PAYMENT')),
  'PUT /request/{id}/courierNotified': async (world) => id(await world.request('PENDING_COURIER_PICKUP')),
  'GET /dso/request': none,
  'GET /dso/request/{id}': async (world) => id(await world.request('APPROVED', DOCTORS)),
  'PUT /dso/request/{id}/approve': async (world) => id(await world.request('PENDING_PAYMENT', DOCTORS)),
  'PUT /dso/request/{id}/reject': async (world) => ({
    ...id(await world.request('PENDING_PAYMENT', DOCTORS)),
    body: { rejectReasonId: WORLD_REASON },
  }),
  'PUT /dso/request/{id}/courierNotified': async (world) =>
    id(await world.request('PENDING_COURIER_PICKUP', DOCTORS)),
  'POST /dso/request/{id}/lastMileShipped': async (world) => ({
    ...id(await world.request('FIRST_MILE_SHIPPED', DOCTORS)),
    body: {},
  }),
} satisfies Partial<Samples>;

const parcel = async (world: World) => id((await world.shipment({}, 'IN_SHIPPING')).shipment);
const doctorsParcel = async (world: World) => id((await world.shipment(DOCTORS, 'IN_SHIPPING')).shipment);
const shipped = { status: 'SHIPPED' } as const;
const arrived = { body: { arrival: 'ARRIVED' } } as const;
const shipments = {
  'GET /shipment': none,
  'GET /shipment/statistics': none,
  'GET /shipment/{id}/history': parcel,
  'GET /shipment/{id}/packingSlip': parcel,
  'PUT /shipment/{id}/arrival': async (world) => ({
    ...id((await world.shipment(shipped, 'SHIPPED')).shipment),
    ...arrived,
  }),
  'GET /dso/shipment/statistics': none,
  'GET /dso/shipment/{id}/history': doctorsParcel,
  'GET /dso/shipment/{id}/packingSlip': doctorsParcel,
  'PUT /dso/shipment/{id}/arrival': async (world) => ({
    ...id((await world.shipment({ ...DOCTORS, ...shipped }, 'FIRST_MILE_SHIPPED')).shipment),
    ...arrived,
  }),
  'PUT /dso/shipment/lastmile': async (world) => ({
    body: {
      shipments: [
        { uuid: (await world.shipment({ ...DOCTORS, ...shipped }, 'FIRST_MILE_SHIPPED')).shipment.uuid },
      ],
    },
  }),
  'GET /shipment/{id}': parcel,
  'GET /shipment/{id}/case': parcel,
  'GET /dso/shipment': none,
  'GET /dso/shipment/{id}': doctorsParcel,
  'GET /dso/shipment/{id}/case': doctorsParcel,
  'PUT /dso/shipment/{id}/lastmile': async (world) => ({
    ...id((await world.shipment({ ...DOCTORS, status: 'SHIPPED' }, 'FIRST_MILE_SHIPPED')).shipment),
    body: { airwayBillNumber: '7788' },
  }),
} satisfies Partial<Samples>;

const reason = { body: { reason: 'Holes in the scan' } };
const provider = {
  'GET /api/provider/audit': none,
  'GET /api/provider/audit/check': none,
  'GET /api/provider/case': none,
  'GET /api/provider/case/{id}': anyCase,
  'GET /api/provider/case/{id}/plan': anyCase,
  'GET /api/provider/case/{id}/order': anyCase,
  'PUT /api/provider/case/{id}/state': async (world) => ({
    ...id(await world.case({ status: 'SHIPPED' })),
    body: { action: 'complete' },
  }),
  'PUT /api/provider/case/{id}/passQc': async (world) => id(await world.case({ status: 'IN_QC' })),
  'PUT /api/provider/case/{id}/reject': async (world) => ({
    ...id(await world.case({ status: 'IN_QC' })),
    ...reason,
  }),
  'PUT /api/provider/case/{id}/rejectOrder': async (world) => ({
    ...id((await world.plan('APPROVED', 'PRE_MFG')).case),
    ...reason,
  }),
  'PUT /api/provider/case/{id}/lastMileShipped': async (world) =>
    id((await world.shipment({ ...DOCTORS, status: 'SHIPPED' }, 'FIRST_MILE_SHIPPED')).case),
  'POST /api/provider/case/{id}/plan': async (world) => ({
    ...id(await world.case({ status: 'IN_TS_GENERATING' })),
    body: { upperStages: 12, lowerStages: 10 },
  }),
  'POST /api/provider/case/{id}/refinement': async (world) => ({
    ...id(await world.case({ status: 'SHIPPED' })),
    body: {},
  }),
  'PUT /api/provider/case/{id}/startMfg': async (world) =>
    id(await caseOf(world.order('READY_FOR_MANUFACTURING', 'PRE_MFG'), world)),
  'PUT /api/provider/case/{id}/finishMfg': async (world) =>
    id(await caseOf(world.order('MANUFACTURING', 'IN_MFG'), world)),
  'POST /api/provider/case/{id}/shipment': async (world) => ({
    ...id(await caseOf(world.order('READY_FOR_AWB', 'READY_FOR_SHIPPING'), world)),
    body: { courierId: WORLD_COURIER, airwayBillNumber: randomUUID().slice(0, 12) },
  }),
  'PUT /api/provider/shipment/{id}/ship': parcel,
  'PUT /api/provider/plan/{id}/state': async (world) => ({
    ...id((await world.plan('GENERATING', 'IN_TS_GENERATING')).plan),
    body: { action: 'convert' },
  }),
  'PUT /api/provider/order/{id}/process': async (world) =>
    id((await world.order('READY_FOR_MANUFACTURING', 'PRE_MFG')).order),
  'GET /api/provider/refinement': none,
  'PUT /api/provider/refinement/{id}/state': async (world) => ({
    ...id(await world.askedRefinement()),
    body: { action: 'takeUp' },
  }),
  'POST /api/provider/request/{id}/shipment': async (world) => ({
    ...id(await world.request('MANUFACTURING')),
    body: { courierId: WORLD_COURIER, airwayBillNumber: randomUUID().slice(0, 12) },
  }),
  'GET /api/provider/request': none,
  'PUT /api/provider/request/{id}/state': async (world) => ({
    ...id(await world.request('APPROVED')),
    body: { action: 'startMfg' },
  }),
  'PUT /api/provider/request/{id}/lastMileShipped': async (world) =>
    id(await world.request('FIRST_MILE_SHIPPED', DOCTORS)),
  'POST /api/provider/asset': async (world) => ({
    query: { caseUuid: (await world.case()).uuid, assetType: 'frtImg', name: 'front.jpg' },
    file: new Blob([JPEG]),
  }),
  'GET /api/provider/company': none,
  'GET /api/provider/courier': none,
  'GET /api/provider/rejectReason': none,
  'GET /api/provider/shipment': none,
  'POST /api/provider/company': () => ({
    body: { name: 'New Clinic', admin: { name: 'Ada', email: someMail() } },
  }),
  'PUT /api/provider/company/{id}': ({ owner }) => ({ ...id(owner.company), body: { name: 'Newer Clinic' } }),
} satisfies Partial<Samples>;

/** The case that an order is of. */
const caseOf = async (made: ReturnType<World['order']>, world: World): Promise<{ uuid: string }> =>
  world.caseById((await made).order.caseId);

/** For every call of the contract an input by which it has to succeed for who may make it. */
export const SAMPLES: Samples = {
  ...CHAT_SAMPLES,
  ...COMPANY_SAMPLES,
  ...PATIENT_SAMPLES,
  ...cases,
  ...PLAN_SAMPLES,
  ...assets,
  ...requests,
  ...shipments,
  ...provider,
};
