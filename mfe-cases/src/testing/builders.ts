import type { Case, CaseAsset, CaseHistoryEntry, List, Plan, PlanDetails } from '@portal/shared/contract';
import { buildCase } from '@portal/shared/testing';

const NOW = '2026-03-02T09:30:00.000Z';
const CASE = buildCase().uuid;

/** A uuid made of a number. */
export const uuidOf = (n: number): string => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`;

export function buildPlan(over: Partial<Plan> = {}): Plan {
  return {
    uuid: uuidOf(100 + (over.number ?? 1)),
    caseUuid: CASE,
    number: 1,
    status: 'PUBLISHED',
    upperStages: 14,
    lowerStages: 12,
    weeks: 28,
    note: null,
    createdAt: NOW,
    approvedBy: null,
    publishedAt: NOW,
    ...over,
  };
}

/** One tooth that moves in four stages, with one attachment beside it and a reduction to its neighbour. */
export function buildPlanDetails(over: Partial<PlanDetails> = {}): PlanDetails {
  const rest = { mesial: 0, buccal: 0, extrusion: 0, torque: 0, tip: 0, rotation: 0 };
  return {
    movements: [
      {
        tooth: 11,
        steps: [
          { stage: 0, ...rest },
          { stage: 4, ...rest, mesial: 0.8, extrusion: -0.4, rotation: -10 },
        ],
      },
    ],
    ipr: [{ tooth: 11, neighbour: 21, mm: 0.3, beforeStage: 5 }],
    attachments: [{ tooth: 13, type: 'ellipsoid', fromStage: 2, toStage: 14 }],
    overcorrections: [{ tooth: 11, direction: 'rotation', amount: -2 }],
    estimatedShipAt: NOW,
    estimatedEndAt: NOW,
    ...over,
  };
}

export function buildAsset(over: Partial<CaseAsset> = {}): CaseAsset {
  return {
    uuid: uuidOf(200),
    caseUuid: CASE,
    assetType: 'uprImp',
    name: 'upper.stl',
    size: 4_200_000,
    contentType: 'model/stl',
    sha256: null,
    state: 'stored',
    isArriving: false,
    url: '/files/upper.stl',
    planUuid: null,
    batchUuid: null,
    refinementUuid: null,
    requestUuid: null,
    createdAt: NOW,
    ...over,
  };
}

export function buildEntry(over: Partial<CaseHistoryEntry> = {}): CaseHistoryEntry {
  return {
    uuid: uuidOf(300),
    subject: 'case',
    subjectUuid: null,
    subjectLabel: null,
    subjectFrom: null,
    subjectTo: null,
    action: 'created',
    label: over.action ?? 'created',
    actor: 'client',
    actorName: 'Emma Clark',
    fromStatus: null,
    toStatus: 'NEW',
    note: null,
    createdAt: NOW,
    ...over,
  };
}

export function listOf(cases: readonly Case[], over: Partial<List<Case>> = {}): List<Case> {
  return { data: [...cases], total: cases.length, pages: 1, page: 1, ...over };
}
