import { bus } from '@portal/shared/bus';
import type { Case, Plan, PlanDetails, PlanPin, PlanReview, ViewerModel } from '@portal/shared/contract';
import { buildCase } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DentalScene } from '../components/scene/scene.types';
import { buildPlan, uuidOf } from './builders';
import { renderCases, servedCase, type Served } from './render-cases';

/** The picture, as far as the page speaks with it: what it draws is seen in a real browser. */
export const scene = {
  jaws: ['upper', 'lower'],
  focusTooth: jest.fn((tooth: number) => tooth !== 24),
  onPress: jest.fn(),
  onTurn: jest.fn(() => () => undefined),
  compareWith: jest.fn(async () => []),
  ...Object.fromEntries(
    [
      'start',
      'showArch',
      'showStage',
      'showOther',
      'showDistances',
      'showMarks',
      'showLine',
      'setPose',
      'look',
      'turn',
      'zoom',
      'dispose',
    ].map((name) => [name, jest.fn()]),
  ),
} as unknown as jest.Mocked<DentalScene>;
export const CASE = buildCase({ status: 'IN_CUSTOMER_APPPROVE', patientName: 'Zeynep Arslan' });
export const PLAN = buildPlan({ number: 2, upperStages: 16, lowerStages: 20, weeks: 40 });
const still = { mesial: 0, buccal: 0, extrusion: 0, torque: 0, tip: 0, rotation: 0 };
export const DETAILS: PlanDetails = {
  movements: [{ tooth: 14, steps: [{ stage: 10, ...still, mesial: 1.5 }] }],
  ipr: [{ tooth: 13, neighbour: 14, mm: 0.3, beforeStage: 4 }],
  attachments: [{ tooth: 14, type: 'ellipsoid', fromStage: 1, toStage: 9 }],
  overcorrections: [],
  estimatedShipAt: null,
  estimatedEndAt: null,
};
export const MODEL: ViewerModel = {
  plan: PLAN,
  details: DETAILS,
  caseIdentifier: 'C-10001',
  side: 'client',
  files: [{ assetType: 'trtPln', name: 'u.glb', url: '/api/files/u', contentType: 'model/gltf-binary' }],
};
export const PIN: PlanPin = {
  uuid: uuidOf(901),
  planUuid: PLAN.uuid,
  planNumber: 2,
  tooth: 14,
  stage: 5,
  text: 'Tips too far',
  byName: 'Cem Colleague',
  isRemovable: false,
  createdAt: '2026-03-02T09:30:00.000Z',
  labResolution: null,
  resolution: null,
  resolvedByName: null,
};

/** A server that keeps comments and ticks. */
export async function showReview(
  start: Partial<PlanReview> = {},
  details: PlanDetails | null = DETAILS,
  served: Served = {},
) {
  const review: PlanReview = { pins: [], earlier: [], checked: [], ...start };
  let [caseRecord, plan]: [Case, Plan] = [CASE, PLAN];
  const rendered = await renderCases(
    '/viewer/token',
    servedCase(CASE, {
      'GET /viewer/{token}': { ...MODEL, details },
      'GET /case/{id}': () => caseRecord,
      'GET /case/{id}/plan': () => [plan],
      'GET /plan/{id}/review': () => ({ ...review }),
      'POST /plan/{id}/pin': ({ body }) => {
        const pin = { ...PIN, ...(body as object), isRemovable: true };
        review.pins = [...review.pins, pin];
        return Response.json(pin, { status: 201 });
      },
      'DELETE /plan/{id}/pin/{pinId}': () => {
        review.pins = [];
        return { ok: true };
      },
      'PUT /plan/{id}/checks': ({ body }) => body as { checked: [] },
      'PUT /plan/{id}/pin/{pinId}/resolution': PIN,
      'PUT /plan/{id}/reject': () => ({ ...PLAN, status: 'REJECTED' }),
      ...served,
    }),
  );
  await screen.findByRole('button', { name: 'Measure' });
  /** A colleague approves the plan. */
  const approve = async () => {
    plan = { ...PLAN, status: 'APPROVED' };
    caseRecord = { ...CASE, status: 'PRE_MFG', version: 2 };
    const { uuid, identifier, status, version } = caseRecord;
    act(() => bus.emit('case:updated', { uuid, identifier, status, version }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve', hidden: true })).toBeNull());
  };
  return { ...rendered, user: userEvent.setup(), approve };
}
