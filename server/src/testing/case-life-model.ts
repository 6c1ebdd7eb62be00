import {
  COMPANY_STATUSES,
  findRequestTransition,
  REQUEST_ACTIONS,
  WORKFLOWS,
  type Actor,
  type CaseSide,
  type RequestStatus,
  type Workflow,
} from '@portal/shared/contract';
import { keyOf, newCase, stepsOf, type CaseKind, type ModelCase, type ModelStep } from './case-model';

/** What is around a case, and may change at any moment. */
export interface Surroundings {
  readonly company: (typeof COMPANY_STATUSES)[number];
  readonly workflow: Workflow;
  /** The company is an organisation, or submits doctors' cases. */
  readonly hasDoctors: boolean;
  readonly needsTwoApprovers: boolean;
  /** Somebody else than who approved is there. */
  readonly hasColleague: boolean;
  readonly doctor: (typeof DOCTORS)[number];
}
const DOCTORS = ['active', 'restricted', 'blocked', 'removed'] as const;
const BOTH = [false, true] as const;

/** All that can be around a case of a side. */
export function surroundingsOf(side: CaseSide): Surroundings[] {
  return COMPANY_STATUSES.flatMap((company) =>
    WORKFLOWS.flatMap((workflow) =>
      BOTH.flatMap((hasDoctors) =>
        BOTH.flatMap((needsTwoApprovers) =>
          BOTH.flatMap((hasColleague) =>
            (side === 'doctor' ? DOCTORS : (['removed'] as const)).map((doctor) => ({
              ...{ company, workflow, hasDoctors, needsTwoApprovers, hasColleague, doctor },
            })),
          ),
        ),
      ),
    ),
  );
}

/** What differs between cases from the start. */
export const CASE_KINDS: readonly CaseKind[] = (['client', 'doctor'] as const).flatMap((side) =>
  (['physical', '3shapeScanner'] as const).flatMap((impressionType) => [
    { side, impressionType, productId: 'AL', withTs: false } as const,
    { side, impressionType, productId: 'AL', withTs: true } as const,
    { side, impressionType, productId: 'RE', withTs: true } as const,
  ]),
);

/** These calls are the doctors' side alone. */
const ON_DOCTORS_SIDE: readonly string[] = ['lastMileShipped', 'approveRetainerCase', 'pendingQc'];

/** Whether the company's people can use their accounts for a case at all. */
export function canClientAct({ company, doctor }: Surroundings): boolean {
  return (company === 'ACTIVE' || company === 'RESTRICTED') && doctor !== 'blocked';
}

/** Whether what the tables allow to an actor is open to somebody as things are, for a case of a side. */
export function isOpen(
  { actor, action, side }: { readonly actor: Actor; readonly action: string; readonly side: CaseSide },
  around: Surroundings,
): boolean {
  if (actor !== 'client') return true;
  if (!canClientAct(around)) return false;
  if (action === 'submit' && around.doctor === 'restricted') return false;
  if (action === 'clearMfg' && around.needsTwoApprovers && !around.hasColleague) return false;
  return (around.hasDoctors && side === 'doctor') || !ON_DOCTORS_SIDE.includes(action);
}

export const actionOf = ({ name }: ModelStep): string =>
  'ofCase' in name ? name.ofCase : 'ofPlan' in name ? name.ofPlan : name.ofOrder;

/** Whether a step of the model is open to who would take it. */
export function isStepOpen(step: ModelStep, around: Surroundings): boolean {
  return isOpen({ actor: step.actor, action: actionOf(step), side: step.to.kind.side }, around);
}

/** Every place that a case can come to, whatever is around it when, with the steps from there. */
export function walkCases(
  kinds: readonly CaseKind[] = CASE_KINDS,
): Map<string, { place: ModelCase; steps: ModelStep[] }> {
  const found = new Map<string, { place: ModelCase; steps: ModelStep[] }>();
  const open = kinds.map(newCase);
  for (const place of open) {
    const key = keyOf(place);
    if (found.has(key)) continue;
    // The company's workflow counts for what is not submitted yet.
    const workflows = place.workflow === null ? WORKFLOWS : (['ONE_STEP'] as const);
    const steps = workflows.flatMap((workflow) => stepsOf(place, workflow));
    found.set(key, { place, steps });
    open.push(...steps.map(({ to }) => to));
  }
  return found;
}

/** From which of some places an end can be reached by steps that are always open: the provider's, and time's. */
export function canEndWithoutClient(
  places: ReturnType<typeof walkCases>,
  isEnd: (place: ModelCase) => boolean,
): Set<string> {
  const ended = new Set([...places].filter(([, { place }]) => isEnd(place)).map(([key]) => key));
  for (let before = -1; before !== ended.size;) {
    before = ended.size;
    for (const [key, { steps }] of places)
      if (steps.some(({ actor, to }) => actor !== 'client' && ended.has(keyOf(to)))) ended.add(key);
  }
  return ended;
}

export interface RequestStep {
  readonly action: string;
  readonly actor: Actor;
  readonly to: RequestStatus;
}

/** What can be done with a request of a side. */
export function requestSteps(status: RequestStatus, side: CaseSide): RequestStep[] {
  return (['client', 'provider', 'system'] as const).flatMap((actor) =>
    REQUEST_ACTIONS.flatMap((action) => {
      const line = findRequestTransition(action, status, { workflow: 'ONE_STEP', side }, actor);
      return line ? [{ action, actor, to: line.to }] : [];
    }),
  );
}
