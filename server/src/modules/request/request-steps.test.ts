import type { NewServiceRequest } from '@portal/shared/contract';
import { checkSteps, readSteps } from './request-steps';

const asked = (fields: Partial<NewServiceRequest>): NewServiceRequest => ({
  caseUuid: '',
  type: 'retainer',
  method: 'stepNumber',
  arch: 'both',
  ...fields,
});

const refused = (work: () => unknown): Readonly<Record<string, string>> | undefined => {
  try {
    work();
  } catch (error) {
    return (error as { errors?: Readonly<Record<string, string>> }).errors;
  }
  return undefined;
};

describe('[SM-03] readSteps', () => {
  it('takes the one step, and leaves the fields of the other method alone', () => {
    expect(readSteps(asked({ stepNumber: 4, fromStep: 9, toStep: 1 }))).toEqual({ fromStep: 4, toStep: 4 });
  });

  it('takes a range, which may be one step long', () => {
    expect(readSteps(asked({ method: 'stepRange', fromStep: 2, toStep: 5 }))).toEqual({
      fromStep: 2,
      toStep: 5,
    });
    expect(readSteps(asked({ method: 'stepRange', fromStep: 2, toStep: 2 }))).toEqual({
      fromStep: 2,
      toStep: 2,
    });
  });

  it.each([
    [asked({}), ['stepNumber']],
    [asked({ fromStep: 1, toStep: 2 }), ['stepNumber']],
    [asked({ method: 'stepRange' }), ['fromStep', 'toStep']],
    [asked({ method: 'stepRange', toStep: 3, stepNumber: 3 }), ['fromStep']],
    [asked({ method: 'stepRange', fromStep: 3 }), ['toStep']],
    [asked({ method: 'stepRange', fromStep: 3, toStep: 2 }), ['toStep']],
  ])('refuses %j at %j', (request, fields) => {
    expect(Object.keys(refused(() => readSteps(request)) ?? {})).toEqual(fields);
  });
});

describe('[SM-03] checkSteps', () => {
  const stages = { upper: 12, lower: 8 };
  const range = { method: 'stepRange' } as const;

  it('lets the longer arch count for both', () => {
    expect(refused(() => checkSteps({ ...range, arch: 'both' }, { fromStep: 1, toStep: 12 }, stages))).toBe(
      undefined,
    );
  });

  it.each([
    ['lower', 'stepRange', 9, stages, 'toStep'],
    ['both', 'stepRange', 13, stages, 'toStep'],
    ['upper', 'stepNumber', 13, stages, 'stepNumber'],
    ['lower', 'stepNumber', 1, { upper: 12, lower: 0 }, 'arch'],
  ] as const)('refuses %s, %s %i of %j at %s', (arch, method, toStep, plan, field) => {
    expect(
      Object.keys(refused(() => checkSteps({ arch, method }, { fromStep: 1, toStep }, plan)) ?? {}),
    ).toEqual([field]);
  });
});
