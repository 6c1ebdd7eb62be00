import type { Arch, NewServiceRequest } from '@portal/shared/contract';
import { fieldRefusal } from '../../refusals';

/** Steps of a treatment, both included. */
export interface Steps {
  readonly fromStep: number;
  readonly toStep: number;
}

/**
 * The steps that a request asks for: `stepNumber` alone, or `fromStep` to `toStep`, as its method says (SM-03). Fields of
 * the other method are not looked at.
 * @throws PortalError 'validation' for what is missing, or for a range that ends before it begins
 */
export function readSteps({ method, stepNumber, fromStep, toStep }: NewServiceRequest): Steps {
  if (method === 'stepNumber') {
    if (stepNumber === undefined) throw fieldRefusal({ stepNumber: 'required' });
    return { fromStep: stepNumber, toStep: stepNumber };
  }
  if (fromStep === undefined || toStep === undefined)
    throw fieldRefusal({
      ...(fromStep === undefined && { fromStep: 'required' }),
      ...(toStep === undefined && { toStep: 'required' }),
    });
  if (toStep < fromStep) throw fieldRefusal({ toStep: 'stepsReversed' });
  return { fromStep, toStep };
}

/**
 * Checks an arch of what was made without a plan; where it is not known what that was made for, any arch can be asked for.
 * @throws PortalError 'validation' for an arch that nothing was made for
 */
export function checkArch(asked: Arch, made: Arch | null): void {
  if (made !== null && made !== 'both' && asked !== made) throw fieldRefusal({ arch: 'archNotMade' });
}

/**
 * Checks steps against the plan that the case was made by. For both arches the longer one counts.
 * @throws PortalError 'validation' at the field that named a step which the plan does not have
 */
export function checkSteps(
  { method, arch }: Pick<NewServiceRequest, 'method' | 'arch'>,
  { toStep }: Steps,
  stages: { readonly upper: number; readonly lower: number },
): void {
  const last = arch === 'both' ? Math.max(stages.upper, stages.lower) : stages[arch];
  if (last === 0) throw fieldRefusal({ arch: 'noStepsOfArch' });
  if (toStep > last)
    throw fieldRefusal({
      [method === 'stepNumber' ? 'stepNumber' : 'toStep']: {
        code: 'stepBeyondPlan',
        values: { last },
      },
    });
}
