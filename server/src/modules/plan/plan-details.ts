import { TEETH, type GivenPlanDetails } from '@portal/shared/contract';
import type { StoredPlanDetails } from '../../db/tables/case';
import { fieldRefusal, type FieldRefusal } from '../../refusals';

/** What details are checked against. */
export interface PlannedArches {
  readonly upperStages: number;
  readonly lowerStages: number;
  /** Teeth that the case's chart marks as missing, by FDI number. */
  readonly missing: readonly number[];
}

export function storedDetailsOf(given: GivenPlanDetails): StoredPlanDetails {
  const { movements = [], ipr = [], attachments = [], overcorrections = [] } = given;
  return { movements, ipr, attachments, overcorrections };
}

/**
 * Checks what a schema cannot: that teeth are teeth of a treated arch, stages are the plan's and in order, reductions are between
 * neighbours, and nothing is said twice.
 * @throws PortalError 'validation', with one reason at each wrong field, as `details.ipr.0.neighbour`
 */
export function checkPlanDetails(given: GivenPlanDetails, arches: PlannedArches): void {
  const check = new DetailsCheck(arches);
  const { movements, ipr, attachments, overcorrections } = storedDetailsOf(given);
  movements.forEach(({ tooth, steps }, index) => {
    const at = `movements.${index}`;
    check.tooth(`${at}.tooth`, tooth);
    check.once(`${at}.tooth`, `movement ${tooth}`);
    steps.forEach(({ stage }, step) => {
      const before = steps[step - 1]?.stage ?? -1;
      check.stage(`${at}.steps.${step}.stage`, stage, { tooth, from: 0 });
      if (stage === before) check.refuse(`${at}.steps.${step}.stage`, 'repeated');
      if (stage < before) check.refuse(`${at}.steps.${step}.stage`, 'stepsReversed');
    });
  });
  ipr.forEach(({ tooth, neighbour, beforeStage }, index) => {
    const at = `ipr.${index}`;
    check.tooth(`${at}.tooth`, tooth);
    check.neighbour(`${at}.neighbour`, tooth, neighbour);
    check.stage(`${at}.beforeStage`, beforeStage, { tooth, from: 1 });
    check.once(`${at}.neighbour`, `ipr ${[tooth, neighbour].sort().join(' ')} ${beforeStage}`);
  });
  attachments.forEach(({ tooth, type, fromStage, toStage }, index) => {
    const at = `attachments.${index}`;
    check.tooth(`${at}.tooth`, tooth);
    check.stage(`${at}.fromStage`, fromStage, { tooth, from: 1 });
    check.stage(`${at}.toStage`, toStage, { tooth, from: 1 });
    if (toStage < fromStage) check.refuse(`${at}.toStage`, 'stepsReversed');
    check.once(`${at}.tooth`, `attachment ${tooth} ${type} ${fromStage}`);
  });
  overcorrections.forEach(({ tooth, direction }, index) => {
    const at = `overcorrections.${index}`;
    check.tooth(`${at}.tooth`, tooth);
    check.once(`${at}.direction`, `overcorrection ${tooth} ${direction}`);
  });
  check.end();
}

class DetailsCheck {
  private readonly refused: Record<string, FieldRefusal> = {};
  private readonly seen = new Set<string>();

  constructor(private readonly arches: PlannedArches) {}

  /** The first reason of a field counts. */
  refuse(field: string, why: FieldRefusal): void {
    this.refused[`details.${field}`] ??= why;
  }

  tooth(field: string, tooth: number): void {
    if (!TEETH.includes(tooth)) this.refuse(field, 'unknownChoice');
    else if (this.lastStageOf(tooth) === 0) this.refuse(field, 'noStepsOfArch');
  }

  stage(field: string, stage: number, { tooth, from }: { tooth: number; from: number }): void {
    const last = this.lastStageOf(tooth);
    if (stage < from) this.refuse(field, { code: 'tooSmall', values: { min: from } });
    if (stage > last) this.refuse(field, { code: 'stepBeyondPlan', values: { last } });
  }

  /** Teeth that touch, or would where those between them are missing. */
  neighbour(field: string, tooth: number, neighbour: number): void {
    const row = archOf(tooth).filter((one) => !this.arches.missing.includes(one));
    const distance = Math.abs(row.indexOf(tooth) - row.indexOf(neighbour));
    if (!row.includes(tooth) || !row.includes(neighbour) || distance !== 1)
      this.refuse(field, 'unknownChoice');
  }

  once(field: string, what: string): void {
    if (this.seen.has(what)) this.refuse(field, 'repeated');
    this.seen.add(what);
  }

  end(): void {
    if (Object.keys(this.refused).length > 0) throw fieldRefusal(this.refused);
  }

  private lastStageOf(tooth: number): number {
    return tooth < 30 ? this.arches.upperStages : this.arches.lowerStages;
  }
}

/** The teeth of the tooth's arch from the patient's right to the left. */
function archOf(tooth: number): readonly number[] {
  const [right, left] = tooth < 30 ? [10, 20] : [40, 30];
  const ofQuadrant = (quadrant: number) => TEETH.filter((one) => one > quadrant && one < quadrant + 10);
  return [...ofQuadrant(right).toReversed(), ...ofQuadrant(left)];
}
